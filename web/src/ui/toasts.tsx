import { lazy, Suspense, useSyncExternalStore } from 'react';
import { detailOf, isSignedOut } from '../lib/errors.ts';
import type { Toast } from './toaster.tsx';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

let waiting: Toast[] = [];
let isPrepared = false;
let display: ((toast: Toast) => void) | undefined;
let tellToasts: (() => void) | undefined;

/**
 * Puts the place of the messages on the page ahead of the first one: a screen reader hears only
 * what changes in a region it knows, and a dialog that opens leaves alone only what is there.
 */
export function prepareToasts(): void {
  isPrepared = true;
  tellToasts?.();
}

function show(toast: Toast) {
  if (display) return display(toast);
  waiting = [...waiting, toast];
  tellToasts?.();
}

function ready(next: (toast: Toast) => void) {
  display = next;
  const last = waiting.at(-1);
  waiting = [];
  if (last) next(last);
}

const subscribe = (tell: () => void) => {
  tellToasts = tell;
  return () => {
    tellToasts = undefined;
    display = undefined;
  };
};

const isNeeded = () => isPrepared || display !== undefined || waiting.length > 0;

/** The place of the messages; its code comes with the first one. */
export function Toasts() {
  const needed = useSyncExternalStore(subscribe, isNeeded);
  return needed ? (
    <Suspense>
      <Toaster onReady={ready} />
    </Suspense>
  ) : null;
}

/** Says what happened: `notify.success('Title', 'Description')`. */
export const notify = {
  success: (title: string, description?: string) =>
    show({ kind: 'success', title, ...(description && { description }) }),
  info: (title: string, description?: string) =>
    show({ kind: 'info', title, ...(description && { description }) }),
  error: (title: string, description?: string) =>
    show({ kind: 'error', title, ...(description && { description }) }),
  /**
   * A failed call: the server's own sentence, or the fallback. A session that is over has its own
   * message already, and a cancelled call needs none.
   */
  failure(title: string, error: unknown, fallback: string) {
    if (isSignedOut(error) || (error instanceof DOMException && error.name === 'AbortError'))
      return;
    show({ kind: 'error', title, description: detailOf(error, fallback) });
  },
};
