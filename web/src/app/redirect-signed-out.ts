import { useEffect } from 'react';
import { currentAddress, leavePage } from '../lib/page-navigation.ts';
import { paths } from '../lib/paths.ts';
import type { AfterSignOut } from '../lib/signed-out.ts';
import { onSignedOut } from '../lib/signed-out.ts';
import { notify } from '../ui/notify.ts';

/** Time to notice the toast before the page leaves. */
const redirectDelayMs = 500;
let isRedirecting = false;

/** Shows that the session has ended, then navigates to sign in and from there back to this page. */
export function redirectSignedOut(after: AfterSignOut): void {
  if (isRedirecting) return;
  isRedirecting = true;
  const redirect = () => {
    isRedirecting = false;
    leavePage(after === 'home' ? paths.home : paths.login(currentAddress()));
  };
  notify.error('Unauthorized', 'You are logged out. Logging in again...');
  afterNextFrame(() => setTimeout(redirect, redirectDelayMs));
}

/** On a busy machine the toast can be painted late, and the delay starts only then. Hidden pages paint no frames. */
const afterNextFrame = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(then);
};

/** Handles every request that finds the session ended; several failed requests redirect once. */
export function useSignedOutRedirect(): void {
  useEffect(() => onSignedOut(redirectSignedOut), []);
}
