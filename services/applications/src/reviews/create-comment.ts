import { limits, type CommentFields, type ReviewComment } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { alive, initialEvents, newEvent } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { identityOf, insertOnce } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { CommentRecord } from './comment-model.ts';
import { endedLinkError, findReviewLink } from './find-review-link.ts';
import { presentComment } from './present-comment.ts';

type Creation = { token: string; sent: CommentFields; key: string | undefined };
type Tools = Pick<Deps, 'applications' | 'reviewLinks' | 'comments' | 'relay' | 'now' | 'newId'>;

/** Stores a guest's comment and its event in one write. A repeat under the same key returns the first comment. */
export async function createComment(
  deps: Tools,
  { token, sent, key }: Creation,
): Promise<ReviewComment> {
  const { _id: linkId, ownerId, applicationId } = await findReviewLink(deps, token);
  const { author, anchor, text } = sent;
  const kind = `review-comment ${linkId}`;
  const identity = identityOf(deps, { kind, ownerId, key, request: { author, anchor, text } });
  const { record: stored, isNew } = await insertOnce<CommentRecord>(deps.comments, {
    ...identity,
    applicationId,
    linkId,
    author,
    anchor,
    text,
    createdAt: deps.now(),
    ...initialEvents(
      newEvent(deps, events.commentCreated, identity._id, { ownerId, applicationId }),
    ),
  });
  await assertApplicationExists(deps, stored);
  if (isNew) await keepWithinLimits(deps, stored);
  deps.relay.announce(deps.comments, stored);
  return presentComment(stored);
}

/** The deletion's consumer may have run before the comment was stored. */
async function assertApplicationExists(
  { applications, comments }: Tools,
  { _id, ownerId, applicationId }: CommentRecord,
): Promise<void> {
  if (await applications.exists({ _id: applicationId, ownerId, ...alive })) return;
  await comments.deleteOne({ _id, ownerId });
  throw endedLinkError();
}

/** Removes a comment that exceeds the limit, or whose link was revoked in the meantime. */
async function keepWithinLimits(
  { reviewLinks, comments }: Tools,
  { _id, ownerId, linkId }: CommentRecord,
): Promise<void> {
  const undo = () => comments.deleteOne({ _id, ownerId });
  if (!(await reviewLinks.exists({ _id: linkId, ownerId }))) {
    await undo();
    throw endedLinkError();
  }
  if ((await comments.countDocuments({ ownerId, linkId })) <= limits.commentsPerLink) return;
  await undo();
  throw new AppError(
    'invalid-request',
    `This link has ${limits.commentsPerLink} comments, which is the limit. Ask for a new link to add more.`,
  );
}
