import { getTextRecords } from '@grantwright/shared/submission';
import type { ApplicationRecord } from '../applications/application-model.ts';
import type { NewVersion } from './store-version.ts';

type Text = Pick<ApplicationRecord, 'content' | 'authorId' | 'submission'>;

/** The texts of an application with their authors, and the records that describe them. */
export type AuthoredTexts = Text & Pick<ApplicationRecord, 'writerNotes'> & { workingCopy?: Text };

export const authoredTexts = {
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

type TextToStore = Pick<NewVersion, 'content' | 'authorId' | 'textRecords'>;

/** Returns the last save or the working copy as a version. The notes on the draft are part of saves only. */
export const toVersion = (
  { content, authorId, submission }: Text,
  { writerNotes }: Pick<AuthoredTexts, 'writerNotes'>,
): TextToStore => ({
  content,
  authorId,
  textRecords: getTextRecords({ submission, writerNotes }),
});

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
