import type { AnswerFields } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { AnswerRecord } from './answer-model.ts';
import { toSearchText, htmlToText } from './search-text.ts';

/**
 * Returns the stored form of a question and its text.
 *
 * @throws AppError `invalid-request` if no text remains after sanitizing
 */
export async function cleanAnswer(
  { cleaner }: Pick<Deps, 'cleaner'>,
  { question, text: sent }: Pick<AnswerFields, 'question' | 'text'>,
  userId: string,
): Promise<Pick<AnswerRecord, 'question' | 'text' | 'searchText'>> {
  const { content: text } = await cleaner.clean(sent, userId);
  const words = htmlToText(text);
  if (words.trim() === '') throw new AppError('invalid-request', 'The answer has no text yet.');
  return { question, text, searchText: toSearchText(question, words) };
}
