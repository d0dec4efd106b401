import { openAccountFilter } from '../account-deletion/closed-account.ts';
import type { Deps } from '../deps.ts';
import { addEmail } from './add-email.ts';

type NewComment = { ownerId: string; applicationId: string; commentedAt: Date };

const minuteMs = 60_000;
/** Comments within this time share one email. */
export const bundleMs = 15 * minuteMs;
/** Longer than the delivery of an event can take, including retries. */
const retentionMs = 24 * 60 * minuteMs;

/**
 * Adds an email about comments on an application, due in 15 minutes, unless an email that covers this comment is
 * pending or was sent. Handling an event twice therefore adds only one email, and an application triggers at most one
 * email every 15 minutes.
 */
export async function addCommentEmail(
  deps: Pick<Deps, 'users' | 'mailer' | 'now' | 'newId'>,
  { ownerId, applicationId, commentedAt }: NewComment,
): Promise<void> {
  if (!deps.mailer) return;
  const time = deps.now().getTime();
  const covers = { applicationId, dueAt: { $gte: commentedAt } };
  const isOther = {
    $and: [
      { $ne: ['$$this.applicationId', { $literal: applicationId }] },
      { $gt: ['$$this.dueAt', new Date(time - retentionMs)] },
    ],
  };
  const remaining = { $filter: { input: { $ifNull: ['$commentMails', []] }, cond: isOther } };
  const sendAt = new Date(time + bundleMs);
  const added = [{ $literal: { applicationId, dueAt: sendAt } }];
  await deps.users.updateOne(
    {
      _id: ownerId,
      ...openAccountFilter,
      commentMails: { $not: { $elemMatch: covers } },
      mails: { $not: { $elemMatch: { kind: 'comments', applicationId } } },
    },
    [
      { $set: { commentMails: { $concatArrays: [remaining, added] } } },
      ...addEmail(deps, { kind: 'comments', applicationId, sendAt }),
    ],
    { updatePipeline: true },
  );
}
