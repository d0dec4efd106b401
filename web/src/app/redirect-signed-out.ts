import { useEffect } from 'react';
import { getCurrentAddress, leavePage } from '../lib/page-navigation.ts';
import { paths } from '../lib/paths.ts';
import type { AfterSignOut } from '../lib/sign-out-event.ts';
import { onSignedOut } from '../lib/sign-out-event.ts';
import { notify } from '../ui/notify.ts';

/** Gives the user time to notice the toast before the page unloads. */
const redirectDelayMs = 500;
let isRedirecting = false;

/** Shows that the session has ended, then opens home or the sign-in form, which returns to this page. */
export function redirectSignedOut(after: AfterSignOut): void {
  if (isRedirecting) return;
  isRedirecting = true;
  const redirect = () => {
    isRedirecting = false;
    leavePage(after === 'home' ? paths.home : paths.login(getCurrentAddress()));
  };
  notify.error('Unauthorized', 'You are logged out. Logging in again...');
  runAfterNextFrame(() => setTimeout(redirect, redirectDelayMs));
}

/**
 * Starts the delay after the toast has been painted, which can be late on a busy machine. Hidden pages are never
 * painted.
 */
const runAfterNextFrame = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(then);
};

/** Redirects when a request finds that the session has ended, but only once if several requests fail. */
export function useSignedOutRedirect(): void {
  useEffect(() => onSignedOut(redirectSignedOut), []);
}
