import { limits, type Review } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import type { ApplicationRecord } from '../applications/application-model.ts';
import type { Deps } from '../deps.ts';
import type { CommentRecord } from './comment-model.ts';
import { createEndedLinkError, findReviewLink } from './find-review-link.ts';
import { presentComment } from './present-comment.ts';

type ReviewedApplication = Pick<
  ApplicationRecord,
  'title' | 'content' | 'organizationInfo' | 'workingCopy'
>;

const projection = {
  title: 1,
  content: 1,
  'organizationInfo.name': 1,
  'workingCopy.content': 1,
};

/** Returns the text as the owner sees it, including autosaved changes, but no other data of the application. */
export async function readReview(
  deps: Pick<Deps, 'applications' | 'reviewLinks' | 'comments' | 'now'>,
  token: string,
): Promise<Review> {
  const link = await findReviewLink(deps, token);
  const { _id: linkId, ownerId, applicationId } = link;
  const application = await deps.applications
    .findOne({ _id: applicationId, ownerId, ...notDeleted }, projection)
    .lean<ReviewedApplication>();
  if (!application) throw createEndedLinkError();
  const comments = await deps.comments
    .find({ ownerId, linkId }, { outbox: 0 })
    .sort({ createdAt: -1 })
    .limit(limits.commentsPerLink)
    .lean<CommentRecord[]>();
  return {
    title: application.title,
    organizationName: application.organizationInfo?.name ?? '',
    content: application.workingCopy?.content ?? application.content,
    expiresAt: link.expiresAt.toISOString(),
    comments: comments.map(presentComment),
  };
}
