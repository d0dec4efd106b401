/**
 * Returns a pipeline expression that removes sessions of a user. Uses `$literal`, because ids from a request may begin
 * with `$`.
 */
export const keepSessionsStage = (ids: string[]) => ({
  $filter: { input: '$sessions', cond: { $not: { $in: ['$$this.id', { $literal: ids }] } } },
});
