import type { Deps } from '../deps.ts';

/** Deletes the links and comments of one application, or of all of a user's applications. */
export async function deleteReviews(
  { reviewLinks, comments }: Pick<Deps, 'reviewLinks' | 'comments'>,
  whose: { ownerId: string; applicationId?: string },
): Promise<void> {
  await reviewLinks.deleteMany(whose);
  await comments.deleteMany(whose);
}
