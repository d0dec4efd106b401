import {
  createNotFoundError,
  listPossibleOwners,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertCanManageReviews } from './assert-can-manage-reviews.ts';

/** Deletes all comments made with a link, which may have ended. */
export async function deleteLinkComments(
  deps: Pick<Deps, 'applications' | 'reviewLinks' | 'comments'>,
  access: TeamAccess,
  id: string,
): Promise<void> {
  const ownerFilter = { ownerId: { $in: listPossibleOwners(access) } };
  const link = await deps.reviewLinks
    .findOne({ _id: id, ...ownerFilter }, { applicationId: 1 })
    .lean();
  const found =
    link ??
    (await deps.comments.findOne({ linkId: id, ...ownerFilter }, { applicationId: 1 }).lean());
  if (!found) throw createNotFoundError('The link');
  await assertCanManageReviews(deps, access, found.applicationId, 'The link');
  await deps.comments.deleteMany({ ownerId: access.userId, linkId: id });
}
