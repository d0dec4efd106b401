import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { authoredTextsProjection, chooseAuthor, type AuthoredTexts } from './choose-author.ts';

type SubmittedText = { id: string; ownerId: string; content: string; access: TeamAccess };

/**
 * Returns who wrote `content`: the stored author if the application already has this text, otherwise the caller. An
 * unknown application also returns the caller.
 */
export async function findAuthor(
  { applications }: Pick<Deps, 'applications'>,
  { id, ownerId, content, access: { userId } }: SubmittedText,
): Promise<string | undefined> {
  const texts = await applications
    .findOne({ _id: id, ownerId }, authoredTextsProjection)
    .lean<AuthoredTexts>();
  return texts ? chooseAuthor(content, texts, userId) : userId;
}
