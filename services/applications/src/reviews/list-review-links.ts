import type { ReviewLink } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertCanManageReviews } from './assert-can-manage-reviews.ts';
import { createWorkingLinkFilter } from './review-link-expiry.ts';
import type { ReviewLinkRecord } from './review-link-model.ts';

/** Lists the links that work, newest first. */
export async function listReviewLinks(
  deps: Pick<Deps, 'applications' | 'reviewLinks' | 'now'>,
  access: TeamAccess,
  id: string,
): Promise<ReviewLink[]> {
  await assertCanManageReviews(deps, access, id);
  const links = await deps.reviewLinks
    .find({ ownerId: access.userId, applicationId: id, ...createWorkingLinkFilter(deps.now()) })
    .sort({ createdAt: -1 })
    .lean<ReviewLinkRecord[]>();
  return links.map(presentReviewLink);
}

export const presentReviewLink = (link: ReviewLinkRecord): ReviewLink => ({
  id: link._id,
  name: link.name,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
});
