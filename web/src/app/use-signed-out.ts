import { useEffect } from 'react';
import type { AfterSignOut } from '../lib/signed-out.ts';
import { onSignedOut } from '../lib/signed-out.ts';
import { tell } from '../ui/toasts.tsx';
import { leavePage, currentAddress } from '../lib/page-navigation.ts';
import { paths } from '../lib/paths.ts';

/** Long enough to read that something happens (spec section 9), once it stands there. */
const delay = 500;
let isOnTheWay = false;

/** Spec section 8: says it, then goes to sign in again, and from there back to where the person was. */
export function sayAndLeave(after: AfterSignOut): void {
  if (isOnTheWay) return;
  isOnTheWay = true;
  const leave = () => {
    isOnTheWay = false;
    leavePage(after === 'home' ? paths.home : paths.login(currentAddress()));
  };
  void tell('Unauthorized', 'You are logged out. Logging in again...').then(() =>
    setTimeout(leave, delay),
  );
}

/** Once for the whole application: several calls that fail together leave together. */
export function useSignedOut(): void {
  useEffect(() => onSignedOut(sayAndLeave), []);
}
