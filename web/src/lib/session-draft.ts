import { createStoredValue } from './stored-value.ts';

export const sessionDraftPrefix = 'grantwright:draft:';

/**
 * Stores unsaved form input for this tab, so that it survives a reload or an expired session. The
 * key must include the user's id.
 */
export const createSessionDraft = <T>(key: string) =>
  createStoredValue<T>('sessionStorage', `${sessionDraftPrefix}${key}`);
