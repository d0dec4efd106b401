import type { Place } from '@grantwright/shared/submission';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readyToSendView } from '../../../lib/paths.ts';
import type { Step } from '../state/creator-state.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { getStepForPlace } from './step-for-place.ts';

export type ReadyToSendView = ReturnType<typeof useReadyToSendView>;

/** Controls the "Ready to send?" view, which is opened by a search parameter, and navigation from it to the steps. */
export function useReadyToSendView(creator: ReturnType<typeof useCreatorState>) {
  const { state, dispatch, syncText } = creator;
  const [search, setSearch] = useSearchParams();
  const [target, setTarget] = useState<Place>();
  const [isReturnOffered, setIsReturnOffered] = useState(false);
  const isRequested = search.get('view') === readyToSendView;
  const isOpen = isRequested && state.document !== null;

  // Flush pending keystrokes first, because switching views remounts the editor.
  useEffect(() => void syncText.flush(), [isOpen, syncText]);

  const setView = (view: string | undefined) => {
    if (search.get('view') === (view ?? null)) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (view) after.set('view', view);
        else after.delete('view');
        return after;
      },
      { preventScrollReset: true },
    );
  };
  const showStep = (step: Step) => {
    syncText.flush();
    setView(undefined);
    dispatch({ type: 'step-changed', step });
  };
  const goTo = (place: Place) => {
    setTarget(place);
    showStep(getStepForPlace(place));
  };

  return {
    isOpen,
    /** The place in the current step that the user navigated to. */
    target,
    onTargetReached: () => setTarget(undefined),
    /** Whether the user came from a finding and may want to return to the list. */
    isReturnOffered,
    open: () => {
      setTarget(undefined);
      setIsReturnOffered(false);
      // The view belongs to the draft, so saving from it stores the status of step 4.
      dispatch({ type: 'step-changed', step: 4 });
      setView(readyToSendView);
    },
    goToStep: (step: Step) => {
      setTarget(undefined);
      showStep(step);
    },
    /** Opens the step containing a place and focuses the place. */
    goTo,
    /** Like `goTo`, but called from the list of findings. */
    goToFinding: (place: Place) => {
      setIsReturnOffered(true);
      goTo(place);
    },
  };
}
