import { limits, type CommentFields, type ReviewComment } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { createInitialEvents, createOutboxEvent } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { createIdentity, insertOnce } from '@grantwright/shared/storage';
import { removeRecordIfOrphaned } from '../applications/remove-record-if-orphaned.ts';
import type { Deps } from '../deps.ts';
import type { CommentRecord } from './comment-model.ts';
import { createEndedLinkError, findReviewLink } from './find-review-link.ts';
import { presentComment } from './present-comment.ts';

type Creation = { token: string; sent: CommentFields; key: string | undefined };
type CommentDeps = Pick<
  Deps,
  'applications' | 'reviewLinks' | 'comments' | 'relay' | 'now' | 'newId'
>;

/** Stores a guest's comment and its event in one write. A repeat with the same key returns the first comment. */
export async function createComment(
  deps: CommentDeps,
  { token, sent, key }: Creation,
): Promise<ReviewComment> {
  const { _id: linkId, ownerId, applicationId } = await findReviewLink(deps, token);
  const { author, anchor, text } = sent;
  const kind = `review-comment ${linkId}`;
  const identity = createIdentity(deps, { kind, ownerId, key, request: { author, anchor, text } });
  const { record: stored, isNew } = await insertOnce<CommentRecord>(deps.comments, {
    ...identity,
    applicationId,
    linkId,
    author,
    anchor,
    text,
    createdAt: deps.now(),
    unchecked: true,
    ...createInitialEvents(
      createOutboxEvent(deps, events.commentCreated, identity._id, { ownerId, applicationId }),
    ),
  });
  if (await removeRecordIfOrphaned(deps, deps.comments, stored)) throw createEndedLinkError();
  if (isNew) await keepWithinLimits(deps, stored);
  deps.relay.announce(deps.comments, stored);
  return presentComment(stored);
}

/** Removes the comment if it exceeds the limit or if its link was revoked in the meantime. */
async function keepWithinLimits(
  { reviewLinks, comments }: CommentDeps,
  { _id, ownerId, linkId }: CommentRecord,
): Promise<void> {
  const undo = () => comments.deleteOne({ _id, ownerId });
  if (!(await reviewLinks.exists({ _id: linkId, ownerId }))) {
    await undo();
    throw createEndedLinkError();
  }
  if ((await comments.countDocuments({ ownerId, linkId })) <= limits.commentsPerLink) return;
  await undo();
  throw new AppError(
    'invalid-request',
    `This link has ${limits.commentsPerLink} comments, which is the limit. Ask for a new link to add more.`,
  );
}
