import { createNotFoundError, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { assertCanManageReviews } from './assert-can-manage-reviews.ts';
import { findComment } from './find-comment.ts';

export async function deleteComment(
  deps: Pick<Deps, 'applications' | 'comments'>,
  access: TeamAccess,
  id: string,
): Promise<void> {
  const { ownerId, applicationId } = await findComment(deps, access, id);
  await assertCanManageReviews(deps, access, applicationId, 'The comment');
  const { deletedCount } = await deps.comments.deleteOne({ _id: id, ownerId });
  if (deletedCount === 0) throw createNotFoundError('The comment');
}
