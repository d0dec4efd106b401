import type { Deps } from '../deps.ts';

/** Deletes the links and comments of one application, or of all of a user's applications. */
export async function deleteReviews(
  { reviewLinks, comments }: Pick<Deps, 'reviewLinks' | 'comments'>,
  filter: { ownerId: string; applicationId?: string },
): Promise<void> {
  await reviewLinks.deleteMany(filter);
  await comments.deleteMany(filter);
}
