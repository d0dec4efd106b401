import { createNotFoundError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { removeSessions } from './remove-sessions.ts';

/** @throws AppError `not-found` for a session that has ended or belongs to another user */
export async function endSession(deps: Deps, userId: string, sessionId: string): Promise<void> {
  if (!(await removeSessions(deps, userId, [sessionId]))) throw createNotFoundError('This session');
}
