import { storedValue } from './stored-value.ts';

/**
 * Stores unsaved form input for this tab, so that it survives a reload or an expired session. The
 * key must include the user's id.
 */
export const sessionDraft = <T>(key: string) =>
  storedValue<T>('sessionStorage', `grantwright:draft:${key}`);
