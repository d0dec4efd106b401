import { lazy, Suspense, useSyncExternalStore } from 'react';
import { detailOf, isSignedOut } from '../lib/errors.ts';
import type { Toast } from './toaster.tsx';

const load = () => import('./toaster.tsx');
const Toaster = lazy(async () => ({ default: (await load()).Toaster }));

/** Fetches the code ahead, where a message may have only half a second to be read. */
export const prepareToasts = (): void => void load();

let waiting: Toast[] = [];
let display: ((toast: Toast) => void) | undefined;
let tellToasts: (() => void) | undefined;

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

/** The place of the messages; its code comes with the first one. */
export function Toasts() {
  const needed = useSyncExternalStore(subscribe, () => display !== undefined || waiting.length > 0);
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
