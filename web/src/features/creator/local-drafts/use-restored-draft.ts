import { useState } from 'react';
import type { CreatorState } from '../state/creator-state.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { browserDrafts } from './draft-store.ts';

type RestoredDraft = { restoredAt?: number; savedState: CreatorState; state: CreatorState };

/**
 * Returns the time at which the current draft was restored (until it is saved), and a function that reverts to the last
 * save.
 */
export function useRestoredDraft(
  { restoredAt: initial, savedState, state: opened }: RestoredDraft,
  slot: string,
  { state, baseline, getCurrent, dispatch }: ReturnType<typeof useCreatorState>,
) {
  const [restoredAt, setRestoredAt] = useState(initial);
  const isSaved = state.saved?.version !== opened.saved?.version;
  const dismiss = () => setRestoredAt(undefined);
  const discard = () => {
    void browserDrafts.remove(slot);
    dismiss();
    // Keep the working copy's revisions so that it can be deleted.
    const { saved, workingCopy } = getCurrent();
    const { submission: _, ...rest } = savedState;
    dispatch({ type: 'state-replaced', state: { ...rest, ...baseline, saved, workingCopy } });
  };
  return { restoredAt: isSaved ? undefined : restoredAt, dismiss, discard };
}
