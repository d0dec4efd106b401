import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeavingPage } from '../../../lib/page-navigation.ts';

/** Guards unsaved changes: with our dialog inside the app, with the browser's prompt on unload. */
export function useUnsavedChangesGuard(isUnsaved: () => boolean) {
  const isFree = useRef(false);
  const ask = useRef(isUnsaved);
  useEffect(() => {
    ask.current = isUnsaved;
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isFree.current && ask.current(),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeavingPage() && !isFree.current && ask.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** Runs a navigation of the creator itself without the dialog. */
    letThrough: (go: () => void) => {
      isFree.current = true;
      go();
      isFree.current = false;
    },
  };
}
