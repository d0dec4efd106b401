import type { ApplicationRecord } from '../applications/application-model.ts';

export type StoredText = Pick<ApplicationRecord, 'content' | 'authorId' | 'submission'>;

/** The texts of an application with their authors, and the records that describe them. */
export type AuthoredTexts = StoredText &
  Pick<ApplicationRecord, 'writerNotes'> & { workingCopy?: StoredText };

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
