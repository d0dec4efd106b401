import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { formBoxes } from './form-boxes.ts';
import { isPrompt, splitPrompt } from './prompts.ts';

/**
 * A form's questions, each with a limit on its answer: a portal shows each as a box of its own, so
 * each is a section, named as it is asked.
 */
export const sectionsFromFormBoxes = (guidelines: Guidelines): SectionCandidate[] =>
  formBoxes(guidelines)
    .flat()
    .map(({ name, rest, text, quote, block, page }): SectionCandidate => {
      const limit = lengthLimitOf(text);
      const said = rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u).filter(Boolean);
      return partAt(
        { block, quote, page },
        {
          name,
          told: said.filter((sentence) => !isPrompt({ text: sentence })),
          prompts: [
            ...(isPrompt({ text: name }) ? splitPrompt(name) : []),
            ...said.filter((sentence) => isPrompt({ text: sentence })).flatMap(splitPrompt),
          ],
          limit,
          required: !/\boptional\b/i.test(text),
          from: 'question',
        },
      );
    });
