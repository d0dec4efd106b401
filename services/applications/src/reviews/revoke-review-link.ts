import {
  createNotFoundError,
  listPossibleOwners,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertCanManageReviews } from './assert-can-manage-reviews.ts';
import type { ReviewLinkRecord } from './review-link-model.ts';

export async function revokeReviewLink(
  deps: Pick<Deps, 'applications' | 'reviewLinks'>,
  access: TeamAccess,
  id: string,
): Promise<void> {
  const { reviewLinks } = deps;
  const { deletedCount } = await reviewLinks.deleteOne({ _id: id, ownerId: access.userId });
  if (deletedCount === 1) return;
  const link = await reviewLinks
    .findOne({ _id: id, ownerId: { $in: listPossibleOwners(access) } }, { applicationId: 1 })
    .lean<ReviewLinkRecord>();
  if (link) await assertCanManageReviews(deps, access, link.applicationId, 'The link');
  throw createNotFoundError('The link');
}
