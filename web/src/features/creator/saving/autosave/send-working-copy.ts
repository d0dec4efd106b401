import { documentToHtml } from '@grantwright/shared/richtext';
import { api } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import type { CreatorState } from '../../state/creator-state.ts';

/** A hanging request must not delay a save any longer than this. */
const timeoutMs = 20_000;

/** Returns the options for every autosave request. The text remains editable if the session has ended. */
export const requestOptions = (saved: CreatorState['saved']) => {
  if (!saved) throw new Error('only saved applications have a working copy');
  return {
    params: { id: saved.id },
    onSignedOut: 'stay' as const,
    signal: AbortSignal.timeout(timeoutMs),
  };
};

/** Sends the current edits under a new revision. */
export async function sendWorkingCopy(state: CreatorState, revision: string): Promise<string> {
  const { saved, document, submission, workingCopy } = state;
  const { savedAt } = await api(endpoints.saveWorkingCopy, {
    ...requestOptions(saved),
    body: {
      revision,
      replaces: workingCopy?.revisions ?? [],
      version: saved?.version ?? 0,
      content: document ? documentToHtml(document) : '',
      ...(submission && { submission }),
    },
  });
  return savedAt;
}

/** Deletes the working copy unless it was replaced elsewhere. The server keeps its text as a version. */
export async function deleteWorkingCopy({ saved, workingCopy }: CreatorState): Promise<void> {
  if (!workingCopy) return;
  const revision = workingCopy.revisions.join();
  await api(endpoints.discardWorkingCopy, { ...requestOptions(saved), query: { revision } });
}
