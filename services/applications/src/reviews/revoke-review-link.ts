import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

export async function revokeReviewLink(
  { reviewLinks }: Pick<Deps, 'reviewLinks'>,
  ownerId: string,
  id: string,
): Promise<void> {
  const { deletedCount } = await reviewLinks.deleteOne({ _id: id, ownerId });
  if (deletedCount === 0) throw notFound('The link');
}
