import type { ApplicationRecord } from '../applications/application-model.ts';

/** The texts of an application with their authors. */
export type AuthoredTexts = Pick<ApplicationRecord, 'content' | 'authorId'> & {
  workingCopy?: Pick<NonNullable<ApplicationRecord['workingCopy']>, 'content' | 'authorId'>;
};

export const authoredTexts = {
  content: 1,
  authorId: 1,
  'workingCopy.content': 1,
  'workingCopy.authorId': 1,
} as const;

/**
 * Returns the author of a text: the user who typed it first, if the application already contains it, otherwise the
 * caller. Saving or naming a colleague's text does not change its author.
 */
export function authorOf(
  text: string,
  { content, authorId, workingCopy }: AuthoredTexts,
  userId: string,
): string | undefined {
  if (workingCopy?.content === text) return workingCopy.authorId;
  return content === text ? authorId : userId;
}
