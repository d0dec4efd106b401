import type { RichDocument } from '@grantwright/shared/richtext';
import { useCallback, useReducer, useRef, useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { LoadedCreator } from '../load-application/load-creator.ts';
import { creatorReducer, type CreatorAction } from './creator-reducer.ts';
import type { CreatorState, Work } from './creator-state.ts';
import { hasUnsavedWork, workOf } from './unsaved-work.ts';

/** The text is brought into the state when the hands rest, and at least this often. */
const restMs = 300;
const atLeastEveryMs = 2_000;

type Typed = { documentVersion: number; document: RichDocument };

/**
 * The state of the creator, and beside it what only exists between two renders: the text as it is
 * typed and the newest state, for what must not miss a letter (saving, keeping, downloading).
 */
export function useCreatorState(opening: LoadedCreator) {
  const [state, render] = useReducer(creatorReducer, opening.state);
  const [baseline, renderBaseline] = useState(() => workOf(opening.savedState));
  const newest = useRef({ state: opening.state, baseline, isAbandoned: false });
  const typed = useRef<Typed>(undefined);

  const dispatch = useCallback((action: CreatorAction) => {
    newest.current.state = creatorReducer(newest.current.state, action);
    render(action);
  }, []);

  const current = useCallback((): CreatorState => {
    const { state: known } = newest.current;
    const isOfThisText = typed.current?.documentVersion === known.documentVersion;
    return isOfThisText && typed.current ? { ...known, document: typed.current.document } : known;
  }, []);

  const syncText = useDebounced(
    useCallback(() => {
      const { document } = current();
      if (document) dispatch({ type: 'text-edited', document });
    }, [current, dispatch]),
    restMs,
    atLeastEveryMs,
  );

  const onText = useCallback(
    (document: RichDocument) => {
      typed.current = { documentVersion: newest.current.state.documentVersion, document };
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

  return {
    state,
    baseline,
    dispatch,
    current,
    onText,
    syncText,
    setBaseline,
    isUnsaved,
    /** The person let the unsaved work go: nothing keeps it from now on. */
    abandon: useCallback(() => {
      newest.current.isAbandoned = true;
    }, []),
  };
}
