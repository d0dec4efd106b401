import type { RichDocument } from '@grantwright/shared/richtext';
import { useCallback, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { creatorReducer, type CreatorAction } from './creator-reducer.ts';
import type { CreatorState, Work } from './creator-state.ts';
import { hasUnsavedWork, isOnlyTextUnsaved, getWork } from './unsaved-work.ts';

/** The text is copied to the state after a pause in typing, or after two seconds at the latest. */
const debounceMs = 300;
const maxWaitMs = 2_000;

/** The initial state and the saved state. */
type InitialStates = { state: CreatorState; savedState: CreatorState };
type TypedText = { documentVersion: number; document: RichDocument };

/**
 * Manages the creator's state. `current` also includes text typed since the last render, so that saves, local drafts
 * and downloads do not miss it.
 */
export function useCreatorState(loaded: InitialStates) {
  const [state, render] = useState(loaded.state);
  const [baseline, renderBaseline] = useState(() => getWork(loaded.savedState));
  const newest = useRef({ state: loaded.state, baseline, isAbandoned: false });
  const latestText = useRef<TypedText>(undefined);

  const dispatch = useCallback((action: CreatorAction) => {
    // Run the reducer once: saved work is compared by identity, which differs between two results.
    newest.current.state = creatorReducer(newest.current.state, action);
    render(newest.current.state);
  }, []);

  const current = useCallback((): CreatorState => {
    const { state: currentState } = newest.current;
    const isCurrentText = latestText.current?.documentVersion === currentState.documentVersion;
    return isCurrentText && latestText.current
      ? { ...currentState, document: latestText.current.document }
      : currentState;
  }, []);

  const syncText = useDebouncedCallback(
    useCallback(() => {
      const { document } = current();
      if (document) dispatch({ type: 'text-edited', document });
    }, [current, dispatch]),
    debounceMs,
    { maxWait: maxWaitMs },
  );

  const onText = useCallback(
    (document: RichDocument) => {
      latestText.current = { documentVersion: newest.current.state.documentVersion, document };
      syncText();
    },
    [syncText],
  );

  const setBaseline = useCallback((work: Work) => {
    newest.current.baseline = work;
    renderBaseline(work);
  }, []);

  const isUnsaved = useCallback(
    () => !newest.current.isAbandoned && hasUnsavedWork(current(), newest.current.baseline),
    [current],
  );

  /** True if there are unsaved changes, or jobs to resume on the next visit. */
  const isWorthStoring = useCallback(
    () => isUnsaved() || (!newest.current.isAbandoned && newest.current.state.jobs !== undefined),
    [isUnsaved],
  );

  /** Whether an autosave covers all unsaved changes. */
  const isAutosavable = useCallback(
    () =>
      newest.current.state.jobs === undefined &&
      isOnlyTextUnsaved(current(), newest.current.baseline),
    [current],
  );

  return {
    state,
    baseline,
    dispatch,
    current,
    onText,
    syncText,
    setBaseline,
    isUnsaved,
    isWorthStoring,
    isAutosavable,
    /** Stops storing unsaved changes once the user has chosen Don't Save. */
    abandon: useCallback(() => {
      newest.current.isAbandoned = true;
    }, []),
  };
}
