import { createNotFoundError, type Identity } from '@grantwright/shared/service';
import { announceUpdate } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { keepSessionsStage, createSessionsRevokedEvent } from './session-stages.ts';

/** @throws AppError `not-found` for a session that has ended or belongs to another user */
export async function endSession(deps: Deps, userId: string, sessionId: string): Promise<void> {
  if (!(await removeSessions(deps, userId, [sessionId]))) throw createNotFoundError('This session');
}

/** Ends every session of the user except the current one. */
export async function endOtherSessions(
  deps: Deps,
  { id, sessionId }: Pick<Identity, 'id' | 'sessionId'>,
): Promise<void> {
  for (;;) {
    const user = await deps.users
      .findById(id, { sessions: 1 })
      .lean<Pick<UserRecord, 'sessions'>>();
    const otherIds = (user?.sessions ?? [])
      .map((session) => session.id)
      .filter((openSessionId) => openSessionId !== sessionId);
    // repeats only if one of the sessions ended in the meantime
    if (otherIds.length === 0 || (await removeSessions(deps, id, otherIds))) return;
  }
}

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
