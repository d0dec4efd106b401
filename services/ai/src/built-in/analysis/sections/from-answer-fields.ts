import type { Guidelines } from '../guidelines.ts';
import { answerForm } from './answer-fields.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPrompt, splitPrompt } from './prompts.ts';

/** "What you are for, since when.", "Numbers, ages and places.": without a verb it still says what to write. */
const isAsked = (text: string): boolean =>
  isPrompt({ text }) ||
  /\b(?:what|how|who|where|when|why|which)\b/i.test(text) ||
  !/\b(?:is|are|was|were|will|must|may|can|cannot|we|our|us|has|have|do|does)\b/i.test(text);

/** The fields of a form told in tables that have a limit of their own: what is filled in beside them is not written. */
export const sectionsFromAnswerFields = (guidelines: Guidelines): SectionCandidate[] =>
  answerForm(guidelines).fields.map(({ name, limit, help, required, ...place }) => {
    const said = help.split(/(?<=[.?!])\s+(?=\p{Lu})/u).filter((text) => text.length > 2);
    return partAt(place, {
      name,
      told: said.filter((text) => !isAsked(text)),
      prompts: said
        .filter(isAsked)
        .flatMap((text) => (isPrompt({ text }) ? splitPrompt(text) : [text])),
      limit,
      required,
      from: 'table',
    });
  });
