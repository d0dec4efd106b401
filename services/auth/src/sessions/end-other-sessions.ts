import type { Identity } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { removeSessions } from './remove-sessions.ts';

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
