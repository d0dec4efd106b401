/** The pipeline expression for a user's sessions without some of them; IDs from a request may begin with `$`. */
export const remainingSessions = (ids: string[]) => ({
  $filter: { input: '$sessions', cond: { $not: { $in: ['$$this.id', { $literal: ids }] } } },
});
