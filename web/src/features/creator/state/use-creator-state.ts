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
 * Manages the creator's state. `getCurrent` also includes text typed since the last render, so that saves, local drafts
 * and downloads do not miss it.
 */
export function useCreatorState(loaded: InitialStates) {
  const [state, setRenderedState] = useState(loaded.state);
  const [baseline, setRenderedBaseline] = useState(() => getWork(loaded.savedState));
  const latest = useRef({ state: loaded.state, baseline, isAbandoned: false });
  const latestText = useRef<TypedText>(undefined);

  const dispatch = useCallback((action: CreatorAction) => {
    // Run the reducer once: saved work is compared by identity, which differs between two results.
    latest.current.state = creatorReducer(latest.current.state, action);
    setRenderedState(latest.current.state);
  }, []);

  const getCurrent = useCallback((): CreatorState => {
    const { state: currentState } = latest.current;
    const isCurrentText = latestText.current?.documentVersion === currentState.documentVersion;
    return isCurrentText && latestText.current
      ? { ...currentState, document: latestText.current.document }
      : currentState;
  }, []);

  const syncText = useDebouncedCallback(
    useCallback(() => {
      const { document } = getCurrent();
      if (document) dispatch({ type: 'text-edited', document });
    }, [getCurrent, dispatch]),
    debounceMs,
    { maxWait: maxWaitMs },
  );

  const onTextChange = useCallback(
    (document: RichDocument) => {
      latestText.current = { documentVersion: latest.current.state.documentVersion, document };
      syncText();
    },
    [syncText],
  );

  const setBaseline = useCallback((work: Work) => {
    latest.current.baseline = work;
    setRenderedBaseline(work);
  }, []);

  const isUnsaved = useCallback(
    () => !latest.current.isAbandoned && hasUnsavedWork(getCurrent(), latest.current.baseline),
    [getCurrent],
  );

  /** True if there are unsaved changes, or jobs to resume on the next visit. */
  const isWorthStoring = useCallback(
    () => isUnsaved() || (!latest.current.isAbandoned && latest.current.state.jobs !== undefined),
    [isUnsaved],
  );

  /** Whether an autosave covers all unsaved changes. */
  const isAutosavable = useCallback(
    () =>
      latest.current.state.jobs === undefined &&
      isOnlyTextUnsaved(getCurrent(), latest.current.baseline),
    [getCurrent],
  );

  return {
    state,
    baseline,
    dispatch,
    getCurrent,
    onTextChange,
    syncText,
    setBaseline,
    isUnsaved,
    isWorthStoring,
    isAutosavable,
    /** Stops storing unsaved changes once the user has chosen Don't Save. */
    abandon: useCallback(() => {
      latest.current.isAbandoned = true;
    }, []),
  };
}
