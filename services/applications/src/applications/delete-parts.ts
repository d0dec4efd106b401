import type { Deps } from '../deps.ts';

/** Deletes the versions, links and comments of one application, or of all of a user's applications. */
export async function deleteParts(
  { versions, reviewLinks, comments }: Deps,
  filter: { ownerId: string; applicationId?: string },
): Promise<void> {
  await versions.deleteMany(filter);
  await reviewLinks.deleteMany(filter);
  await comments.deleteMany(filter);
}
