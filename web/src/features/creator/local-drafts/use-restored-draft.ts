import { useState } from 'react';
import type { LoadedCreator } from '../load-application/load-creator.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { browserDrafts } from './draft-store.ts';

/** When the draft on the screen was restored from this browser, and how to go back to the saved state. */
export function useRestoredDraft(
  { restoredAt: initial, savedState }: LoadedCreator,
  slot: string,
  { dispatch }: ReturnType<typeof useCreatorState>,
) {
  const [restoredAt, setRestoredAt] = useState(initial);
  const dismiss = () => setRestoredAt(undefined);
  const discard = () => {
    void browserDrafts.remove(slot);
    dismiss();
    dispatch({ type: 'state-replaced', state: savedState });
  };
  return { restoredAt, dismiss, discard };
}
