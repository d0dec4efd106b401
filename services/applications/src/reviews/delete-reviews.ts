import type { Deps } from '../deps.ts';

/** Deletes the links and comments of an application, or of all applications of a user. */
export async function deleteReviews(
  { reviewLinks, comments }: Pick<Deps, 'reviewLinks' | 'comments'>,
  whose: { ownerId: string; applicationId?: string },
): Promise<void> {
  await reviewLinks.deleteMany(whose);
  await comments.deleteMany(whose);
}
