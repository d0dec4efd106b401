import type { ReactNode } from 'react';
import { toast, type ExternalToast } from 'sonner';
import { getErrorMessage, isSignedOut, getServerMessage, appendCause } from '../lib/errors.ts';

type Kind = 'success' | 'info' | 'error';

/** Gives the user time to notice a toast and reach its button. */
const actionMs = 20_000;

let liveRegion: HTMLElement | null = null;

/** Called by the toaster with the live region around its toasts. */
export const setToastRegion = (element: HTMLElement | null): void => {
  liveRegion = element;
};

function showToast(kind: Kind, title: string, description?: string, options?: ExternalToast) {
  toast.dismiss();
  // A screen reader announces an error immediately, and other toasts at its next pause.
  liveRegion?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite');
  return toast[kind](title, { ...(description && { description }), ...options });
}

/** Signing out shows its own toast, and a canceled call is not a failure. */
const isSilent = (error: unknown) =>
  isSignedOut(error) || (error instanceof DOMException && error.name === 'AbortError');

/** Shows a toast that replaces the current one: `notify.success('Title', 'Description')`. */
export const notify = {
  success: (title: string, description?: string) => void showToast('success', title, description),
  info: (title: string, description?: string) => void showToast('info', title, description),
  /** Returns a function that removes the toast once the error no longer applies. */
  error(title: string, description?: string): () => void {
    const id = showToast('error', title, description);
    return () => void toast.dismiss(id);
  },
  /** Shows a success message with a button, for longer than other toasts. Returns a function that removes the toast. */
  successWithAction(title: string, action: ReactNode): () => void {
    const id = showToast('success', title, undefined, { action, duration: actionMs });
    return () => void toast.dismiss(id);
  },
  /** Shows the server's message or the cause, if either is known, or else the fallback. */
  failure(title: string, error: unknown, fallback: string) {
    if (!isSilent(error)) showToast('error', title, getErrorMessage(error, fallback));
  },
  /** Shows the given text, followed by the cause if known. */
  failureWithCause(title: string, error: unknown, text: string) {
    if (!isSilent(error)) showToast('error', title, appendCause(text, error));
  },
  /** Shows the server's message, or else the given text and the cause. */
  serverMessageOr(title: string, error: unknown, text: string) {
    if (getServerMessage(error)) this.failure(title, error, text);
    else this.failureWithCause(title, error, text);
  },
};
