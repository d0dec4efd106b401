import { storedValue } from './stored-value.ts';

/**
 * Unsaved form input, kept for this tab, so that a reload or an expired session loses nothing. The
 * key must include the user's id.
 */
export const sessionDraft = <T>(key: string) =>
  storedValue<T>('sessionStorage', `grantwright:draft:${key}`);
