import { lazy, Suspense, useSyncExternalStore } from 'react';
import { errorMessage, isSignedOut, serverMessage, withCause } from '../lib/errors.ts';
import { PlainToaster } from './plain-toaster.tsx';
import { shownFor, type Toast } from './toast.ts';

/** Its code comes late and may not come at all: what is to be said is said nevertheless. */
const Toaster = lazy(async () => {
  try {
    return { default: (await import('./toaster.tsx')).Toaster };
  } catch {
    return { default: PlainToaster };
  }
});

let waiting: Toast[] = [];
let isPrepared = false;
let display: ((toast: Toast) => void) | undefined;
let tellToasts: (() => void) | undefined;
let tellReady = (): void => undefined;
const isReady = new Promise<void>((resolve) => (tellReady = resolve));

/**
 * Puts the place of the messages on the page ahead of the first one: a screen reader hears only
 * what changes in a region it knows, and a dialog that opens leaves alone only what is there.
 * Answers once a message would be seen at once.
 */
export function prepareToasts(): Promise<void> {
  isPrepared = true;
  tellToasts?.();
  return isReady;
}

function show(toast: Toast) {
  if (display) return display(toast);
  waiting = [...waiting, toast];
  tellToasts?.();
}

function ready(next: (toast: Toast) => void) {
  display = next;
  tellReady();
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
  const needed = useSyncExternalStore(subscribe, isNeeded, isNeeded);
  return needed ? (
    <Suspense>
      <Toaster onReady={ready} />
    </Suspense>
  ) : null;
}

/**
 * Says what the page then leaves for, and answers when that can be read. Where frames are slow to
 * come that is later than it was said; a message that does not come at all holds nobody up.
 */
export const tell = (title: string, description: string): Promise<unknown> =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, shownFor);
    show({ kind: 'error', title, description, onShown: resolve });
  });

/** A session that is over has its own message already, and a cancelled call needs none. */
const needsNoWords = (error: unknown) =>
  isSignedOut(error) || (error instanceof DOMException && error.name === 'AbortError');

/** Says what happened: `notify.success('Title', 'Description')`. */
export const notify = {
  success: (title: string, description?: string) =>
    show({ kind: 'success', title, ...(description && { description }) }),
  info: (title: string, description?: string) =>
    show({ kind: 'info', title, ...(description && { description }) }),
  error: (title: string, description?: string) =>
    show({ kind: 'error', title, ...(description && { description }) }),
  /** A failed call: the server's own sentence, or the fallback; without a server, why none answered. */
  failure(title: string, error: unknown, fallback: string) {
    if (!needsNoWords(error))
      show({ kind: 'error', title, description: errorMessage(error, fallback) });
  },
  /** A failed call whose words the catalogue gives: them first, then why. */
  failed(title: string, error: unknown, words: string) {
    if (!needsNoWords(error)) show({ kind: 'error', title, description: withCause(words, error) });
  },
  /** "The server message or …" (spec section 8): a server that never responded has none. */
  serverOr(title: string, error: unknown, words: string) {
    if (serverMessage(error)) this.failure(title, error, words);
    else this.failed(title, error, words);
  },
};
