import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeavingPage } from '../../../lib/page-navigation.ts';

/** Guards unsaved changes with our own dialog on navigation within the app, and with the browser's prompt on unload. */
export function useUnsavedChangesGuard(isUnsaved: () => boolean) {
  const isBypassed = useRef(false);
  const hasUnsavedChanges = useRef(isUnsaved);
  useEffect(() => {
    hasUnsavedChanges.current = isUnsaved;
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isBypassed.current &&
      hasUnsavedChanges.current(),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeavingPage() && !isBypassed.current && hasUnsavedChanges.current())
        event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** Runs the creator's own navigation without showing the dialog. */
    bypass: (go: () => void) => {
      isBypassed.current = true;
      go();
      isBypassed.current = false;
    },
  };
}
