import { formatDateTime, formatTime } from '../../../../lib/format.ts';
import type { CreatorState, Work } from '../../state/creator-state.ts';
import { isOnlyTextUnsaved } from '../../state/unsaved-work.ts';
import type { AutosaveStatus } from './autosave-state.ts';

export type SaveLabel = { short: string; rest?: string; isFailure?: boolean };

type Input = { state: CreatorState; baseline: Work; isUnsaved: boolean; autosave: AutosaveStatus };

/** Returns the save status for the top bar. Phones show only the short part. */
export function getSaveLabel({ state, baseline, isUnsaved, autosave }: Input): SaveLabel {
  if (!isUnsaved) return { short: state.saved ? 'Saved' : 'Not saved yet' };
  const inBrowser = { short: 'Unsaved changes', rest: ', kept in this browser' };
  // An autosave covers only the text and its related fields.
  if (!state.saved || !isOnlyTextUnsaved(state, baseline)) return inBrowser;
  if (autosave.failure)
    return {
      short: `Not saved: ${autosave.failure.reason}. Kept on this device.`,
      isFailure: true,
    };
  const savedAt = state.workingCopy?.savedAt;
  if (autosave.isPending) return { short: 'Saving...' };
  if (savedAt === undefined) return inBrowser;
  return { short: `Saved ${formatSavedAt(savedAt)}`, rest: ' as a working copy' };
}

const formatSavedAt = (savedAt: string): string =>
  new Date(savedAt).toDateString() === new Date().toDateString()
    ? formatTime(savedAt)
    : formatDateTime(savedAt);
