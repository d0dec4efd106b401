import { getTextRecords } from '@grantwright/shared/submission';
import type { AuthoredTexts, StoredText } from './choose-author.ts';
import type { NewVersion } from './store-version.ts';

type TextToStore = Pick<NewVersion, 'content' | 'authorId' | 'textRecords'>;

/** Returns what a version stores of the last save or the working copy. Only saves contain the notes on the draft. */
export const getTextToStore = (
  { content, authorId, submission }: StoredText,
  { writerNotes }: Pick<AuthoredTexts, 'writerNotes'>,
): TextToStore => ({
  content,
  authorId,
  textRecords: getTextRecords({ submission, writerNotes }),
});
