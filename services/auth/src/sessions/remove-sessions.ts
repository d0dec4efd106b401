import { announceUpdate } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { keepSessionsStage } from './keep-sessions-stage.ts';
import { createSessionsRevokedEvent } from './create-sessions-revoked-event.ts';

/**
 * Ends sessions of a user and adds the event about them, in one write.
 *
 * @returns false if one of them has already ended
 */
export async function removeSessions(deps: Deps, userId: string, ids: string[]): Promise<boolean> {
  const updated = await announceUpdate(deps.relay, deps.users, {
    filter: { _id: userId, 'sessions.id': { $all: ids } },
    stages: [{ $set: { sessions: keepSessionsStage(ids) } }],
    event: createSessionsRevokedEvent(deps, userId, ids),
  });
  return updated !== null;
}
