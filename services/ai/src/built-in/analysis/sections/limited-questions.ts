import { squeeze } from '../../../text/normalize.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { limitedQuestion } from '../shape.ts';

/** Fewer than these that happen to stand together are no form. */
const leastOfForm = 3;

/** The questions of a form, each with a limit on its answer, by the place where they stand together. */
export const limitedQuestions = ({
  statements,
}: Guidelines): { statement: Statement; question: string }[][] => {
  const groups = new Map<string, { statement: Statement; question: string }[]>();
  for (const statement of statements) {
    const question = statement.aside ? undefined : limitedQuestion(statement.text);
    if (question === undefined) continue;
    const place = statement.path.join(' › ');
    groups.set(place, [...(groups.get(place) ?? []), { statement, question: squeeze(question) }]);
  }
  return [...groups.values()].filter((group) => group.length >= leastOfForm);
};
