import type { ReactNode } from 'react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { retryFailedImports } from '../lib/lazy-with-retry.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { notify } from './notify.ts';

type LazyBoundaryProps = {
  onLoadError?: () => void;
  /**
   * Called if the user presses a key or clicks during the load. A popover must not receive the keys of a user who keeps
   * typing.
   */
  onInput?: () => void;
  children: ReactNode;
};

/**
 * Wraps a part of a screen that is loaded on demand. If its code fails to load (no network, or a newer version on
 * the server), the rest of the screen remains, with everything the user has typed.
 */
export function LazyBoundary({ onLoadError, onInput, children }: LazyBoundaryProps) {
  const handleError = () => {
    retryFailedImports();
    notify.error(
      'Part of this page did not load',
      'Your input has been kept. Check your connection and try again. If that does not help, save your work and reload the page.',
    );
    onLoadError?.();
  };
  return (
    <ErrorBoundary fallback={() => null} onError={handleError}>
      <Suspense fallback={onInput && <InputListener onInput={onInput} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const inputEvents = ['keydown', 'pointerdown'] as const;

function InputListener({ onInput }: { onInput: () => void }) {
  const notifyInput = useEffectEvent(onInput);
  useEffect(() => {
    const listener = () => notifyInput();
    for (const event of inputEvents) document.addEventListener(event, listener, true);
    return () => {
      for (const event of inputEvents) document.removeEventListener(event, listener, true);
    };
  }, []);
  return null;
}
