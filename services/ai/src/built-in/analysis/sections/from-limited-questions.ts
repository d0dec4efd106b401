import { squeeze } from '../../../text/normalize.ts';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { splitPrompt } from './prompts.ts';

/** "3. Why is this needed, and why now? (1,500 characters)": a question and how long its answer may be. */
const limited = /^(.{8,200}\?)\s*[([][^()[\]]*\b(?:words?|characters?|pages?)\b[^()[\]]*[)\]]\.?$/i;

/**
 * A form's questions, each with a limit on its answer: a portal shows each as a box of its own, so
 * each is a section, named as it is asked.
 */
export const sectionsFromLimitedQuestions = ({ statements }: Guidelines): SectionCandidate[] => {
  const asked = statements.flatMap((statement) => {
    const question = statement.aside ? undefined : limited.exec(statement.text)?.[1];
    return question === undefined ? [] : [{ statement, question: squeeze(question) }];
  });
  const groups = new Map<string, typeof asked>();
  for (const each of asked) {
    const place = each.statement.path.join(' › ');
    groups.set(place, [...(groups.get(place) ?? []), each]);
  }
  return [...groups.values()]
    .filter((group) => group.length >= 3)
    .flat()
    .map(({ statement, question }): SectionCandidate => {
      const limit = lengthLimitOf(statement.text);
      return {
        name: question,
        block: statement.block,
        end: statement.block + 1,
        quote: statement.quote,
        ...(statement.page ? { page: statement.page } : {}),
        told: [],
        prompts: splitPrompt(question),
        ...(limit ? { limit } : {}),
        required: !/\boptional\b/i.test(statement.text),
        from: 'question',
      };
    });
};
