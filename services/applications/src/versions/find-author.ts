import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { authoredTexts, authorOf, type AuthoredTexts } from './author-of.ts';

type Text = { id: string; ownerId: string; content: string; access: TeamAccess };

/** Finds the author of a text sent by the caller for an application. */
export async function findAuthor(
  { applications }: Pick<Deps, 'applications'>,
  { id, ownerId, content, access: { userId } }: Text,
): Promise<string | undefined> {
  const texts = await applications
    .findOne({ _id: id, ownerId }, authoredTexts)
    .lean<AuthoredTexts>();
  return texts ? authorOf(content, texts, userId) : userId;
}
