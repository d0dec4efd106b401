import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

export async function deleteComment(
  { comments }: Pick<Deps, 'comments'>,
  ownerId: string,
  id: string,
): Promise<void> {
  const { deletedCount } = await comments.deleteOne({ _id: id, ownerId });
  if (deletedCount === 0) throw notFound('The comment');
}
