/** A filter for the sessions that were read: a session started since then would end without an event. */
export const sameSessionsFilter = (ids: string[]) => ({
  $expr: { $setEquals: ['$sessions.id', { $literal: ids }] },
});
