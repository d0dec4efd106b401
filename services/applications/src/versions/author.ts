import type { TeamAccess } from '@grantwright/shared/service';
import type { ApplicationRecord } from '../applications/application-model.ts';
import type { Deps } from '../deps.ts';

export type AuthoredText = Pick<ApplicationRecord, 'content' | 'authorId' | 'submission'>;

/** The texts of an application with their authors, and the records that describe them. */
export type AuthoredTexts = AuthoredText &
  Pick<ApplicationRecord, 'writerNotes'> & { workingCopy?: AuthoredText };

export const authoredTextsProjection = {
  content: 1,
  authorId: 1,
  'submission.sections': 1,
  'submission.writtenBy': 1,
  writerNotes: 1,
  'workingCopy.content': 1,
  'workingCopy.authorId': 1,
  'workingCopy.submission.sections': 1,
  'workingCopy.submission.writtenBy': 1,
} as const;

/**
 * Returns the author of the text: the user who typed it first, if the application already contains it, otherwise the
 * caller. Saving or naming a colleague's text does not change its author.
 */
export function chooseAuthor(
  text: string,
  { content, authorId, workingCopy }: AuthoredTexts,
  userId: string,
): string | undefined {
  if (workingCopy?.content === text) return workingCopy.authorId;
  return content === text ? authorId : userId;
}

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
