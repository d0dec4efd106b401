import type { ReviewComment } from '@grantwright/shared/contract';
import { createNotFoundError, type TeamAccess } from '@grantwright/shared/service';
import { findHeadForRecord } from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';
import type { CommentRecord } from './comment-model.ts';
import { findComment } from './find-comment.ts';
import { presentComment } from './present-comment.ts';

type Change = { id: string; resolved: boolean };

/** Resolves a comment, or reopens it. */
export async function resolveComment(
  deps: Pick<Deps, 'applications' | 'comments' | 'now'>,
  access: TeamAccess,
  { id, resolved }: Change,
): Promise<ReviewComment> {
  const { ownerId, applicationId } = await findComment(deps, access, id);
  await findHeadForRecord(deps, access, {
    applicationId,
    permission: 'edit',
    recordName: 'The comment',
  });
  const change = resolved ? { $set: { resolvedAt: deps.now() } } : { $unset: { resolvedAt: 1 } };
  const changed = await deps.comments
    .findOneAndUpdate({ _id: id, ownerId }, change, { returnDocument: 'after' })
    .lean<CommentRecord>();
  if (!changed) throw createNotFoundError('The comment');
  return presentComment(changed);
}
