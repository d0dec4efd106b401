import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { limitedQuestions } from './limited-questions.ts';
import { splitPrompt } from './prompts.ts';

/**
 * A form's questions, each with a limit on its answer: a portal shows each as a box of its own, so
 * each is a section, named as it is asked.
 */
export const sectionsFromLimitedQuestions = (guidelines: Guidelines): SectionCandidate[] =>
  limitedQuestions(guidelines)
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
