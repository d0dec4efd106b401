import type { ReviewLink } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertCanManageReviews } from './assert-can-manage-reviews.ts';
import type { ReviewLinkRecord } from './review-link-model.ts';

/** Lists links newest first, without expired links, which the database removes within a minute. */
export async function listReviewLinks(
  deps: Pick<Deps, 'applications' | 'reviewLinks' | 'now'>,
  access: TeamAccess,
  id: string,
): Promise<ReviewLink[]> {
  await assertCanManageReviews(deps, access, id);
  const links = await deps.reviewLinks
    .find({ ownerId: access.userId, applicationId: id, expiresAt: { $gt: deps.now() } })
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
