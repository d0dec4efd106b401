import type { Question } from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';
import { isSameText } from '../../text/comparable-text.ts';

/** Merges the questions for the applicant from all files, without duplicates. */
export function mergeQuestions(
  earlier: readonly Question[],
  later: readonly Question[],
): Question[] {
  const newQuestions = later.filter(
    ({ question }) => !earlier.some((other) => isSameText(other.question, question)),
  );
  return [...earlier, ...newQuestions].slice(0, limits.questions);
}
