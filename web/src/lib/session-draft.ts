import { storedValue } from './stored-value.ts';

export const sessionDraftPrefix = 'grantwright:draft:';

/**
 * Stores unsaved form input for this tab, so that it survives a reload or an expired session. The
 * key must include the user's id.
 */
export const sessionDraft = <T>(key: string) =>
  storedValue<T>('sessionStorage', `${sessionDraftPrefix}${key}`);
