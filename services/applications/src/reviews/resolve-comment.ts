import type { ReviewComment } from '@grantwright/shared/contract';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { CommentRecord } from './comment-model.ts';
import { presentComment } from './present-comment.ts';

type Change = { id: string; ownerId: string; resolved: boolean };

/** Resolves a comment, or reopens it. */
export async function resolveComment(
  { comments, now }: Pick<Deps, 'comments' | 'now'>,
  { id, ownerId, resolved }: Change,
): Promise<ReviewComment> {
  const change = resolved ? { $set: { resolvedAt: now() } } : { $unset: { resolvedAt: 1 } };
  const changed = await comments
    .findOneAndUpdate({ _id: id, ownerId }, change, { returnDocument: 'after' })
    .lean<CommentRecord>();
  if (!changed) throw notFound('The comment');
  return presentComment(changed);
}
