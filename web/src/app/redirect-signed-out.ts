import { useEffect } from 'react';
import { currentAddress, leavePage } from '../lib/page-navigation.ts';
import { paths } from '../lib/paths.ts';
import type { AfterSignOut } from '../lib/signed-out.ts';
import { onSignedOut } from '../lib/signed-out.ts';
import { tell } from '../ui/toasts.tsx';

/** Counted from when the message is on the screen, so that it can be read. */
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
  void tell('Unauthorized', 'You are logged out. Logging in again...').then(() =>
    setTimeout(redirect, redirectDelayMs),
  );
}

/** Handles every call that finds the session ended; several failed calls redirect once. */
export function useSignedOutRedirect(): void {
  useEffect(() => onSignedOut(redirectSignedOut), []);
}
