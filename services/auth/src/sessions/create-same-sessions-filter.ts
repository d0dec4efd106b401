/**
 * Matches only if the sessions are those that were read; otherwise, a session started since then would end without an
 * event.
 */
export const createSameSessionsFilter = (ids: string[]) => ({
  $expr: { $setEquals: ['$sessions.id', { $literal: ids }] },
});
