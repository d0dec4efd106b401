import { events } from '@grantwright/shared/events';
import { createOutboxEvent, type EventStamp } from '@grantwright/shared/messaging';

/**
 * Returns a pipeline expression that removes sessions of a user. Uses `$literal`, because ids from a request may begin
 * with `$`.
 */
export const keepSessionsStage = (ids: string[]) => ({
  $filter: { input: '$sessions', cond: { $not: { $in: ['$$this.id', { $literal: ids }] } } },
});

/**
 * Returns a pipeline expression that moves this value to the end of a list of strings and keeps the last `max` values.
 */
export function appendRecent(field: string, value: string, max: number) {
  const others = { $filter: { input: { $ifNull: [field, []] }, cond: { $ne: ['$$this', value] } } };
  return { $slice: [{ $concatArrays: [others, [value]] }, -max] };
}

/**
 * Matches only if the sessions are those that were read; otherwise, a session started since then would end without an
 * event.
 */
export const createSameSessionsFilter = (ids: string[]) => ({
  $expr: { $setEquals: ['$sessions.id', { $literal: ids }] },
});

export const createSessionsRevokedEvent = (
  deps: EventStamp,
  userId: string,
  sessionIds: string[],
) => createOutboxEvent(deps, events.userSessionsRevoked, userId, { userId, sessionIds });
