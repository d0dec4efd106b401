import type { ReviewLink } from '@grantwright/shared/contract';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import type { ReviewLinkRecord } from './review-link-model.ts';

/** Newest first, without expired links, which the database removes within a minute. */
export async function listReviewLinks(
  deps: Pick<Deps, 'applications' | 'reviewLinks' | 'now'>,
  ownerId: string,
  id: string,
): Promise<ReviewLink[]> {
  await findVersion(deps, ownerId, id);
  const links = await deps.reviewLinks
    .find({ ownerId, applicationId: id, expiresAt: { $gt: deps.now() } })
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
