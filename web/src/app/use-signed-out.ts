import { useEffect } from 'react';
import type { AfterSignOut } from '../lib/signed-out.ts';
import { onSignedOut } from '../lib/signed-out.ts';
import { notify } from '../ui/toasts.tsx';
import { leaveFor, whereabouts } from './leave.ts';
import { paths } from './paths.ts';

/** Long enough to read that something happens (spec section 9). */
const delay = 500;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Spec section 8: says it, then goes to sign in again, and from there back to where the person was. */
export function sayAndLeave(after: AfterSignOut): void {
  if (leaving) return;
  notify.error('Unauthorized', 'You are logged out. Logging in again...');
  leaving = setTimeout(() => {
    leaving = undefined;
    leaveFor(after === 'home' ? paths.home : paths.login(whereabouts()));
  }, delay);
}

/** Once for the whole application: several calls that fail together leave together. */
export function useSignedOut(): void {
  useEffect(() => onSignedOut(sayAndLeave), []);
}
