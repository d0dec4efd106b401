import {
  createNotFoundError,
  listPossibleOwners,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { CommentRecord } from './comment-model.ts';

/** Finds a comment whose application the user may be able to read. The caller must check access to the application. */
export async function findComment(
  { comments }: Pick<Deps, 'comments'>,
  access: TeamAccess,
  id: string,
): Promise<Pick<CommentRecord, 'ownerId' | 'applicationId'>> {
  const comment = await comments
    .findOne(
      { _id: id, ownerId: { $in: listPossibleOwners(access) } },
      { ownerId: 1, applicationId: 1 },
    )
    .lean<CommentRecord>();
  if (!comment) throw createNotFoundError('The comment');
  return comment;
}
