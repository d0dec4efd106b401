import { api } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import type { Autosaver } from './create-autosaver.ts';

type Tools = { saver: Autosaver; current: () => CreatorState };

/**
 * Deletes what was typed since the last save from the server; `showSaved` replaces it on the screen. If the deletion
 * fails, the next visit offers the text again.
 */
export async function discardTyped({ saver, current }: Tools, showSaved: () => void) {
  await saver.pause();
  const { saved, workingCopy } = current();
  showSaved();
  saver.accept(current());
  const revision = workingCopy?.revisions.at(-1);
  if (saved && revision !== undefined)
    await api(endpoints.discardWorkingCopy, {
      params: { id: saved.id },
      query: { revision },
    }).catch(() => undefined);
  saver.resume();
}
