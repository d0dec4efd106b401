import { events } from '@grantwright/shared/events';
import { announceUpdate, createOutboxEvent, notDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/**
 * Deletes the closed accounts whose grace period (grace-period.ts) has ended, once their notice is sent. The relay
 * removes each user once it has published the event that makes the other services delete their data.
 */
export async function deleteDueAccounts(
  deps: Pick<Deps, 'users' | 'relay' | 'mailer' | 'now' | 'newId'>,
  signal?: AbortSignal,
): Promise<void> {
  const { users, relay, mailer, now } = deps;
  while (!signal?.aborted) {
    const due = {
      deletionDueAt: { $lte: now() },
      ...(mailer && { 'mails.kind': { $ne: 'account-closed' as const } }),
      ...notDeleted,
    };
    const user = await users.findOne(due, { _id: 1 }).lean<{ _id: string }>();
    if (!user) return;
    const { _id } = user;
    await announceUpdate(relay, users, {
      // the user may have signed in to keep the account
      filter: { _id, ...due },
      stages: [{ $set: { deletedAt: now(), sessions: [] } }],
      event: createOutboxEvent(deps, events.accountDeleted, _id, { userId: _id }),
    });
  }
}
