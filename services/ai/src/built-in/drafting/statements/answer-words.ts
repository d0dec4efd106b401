import { withArticle } from '../grammar/articles.ts';
import { joinList } from '../grammar/write-sentence.ts';
import { topLevelParts } from './frames/top-level-parts.ts';

export const at = (answer: string, preposition: string): string =>
  /^(?:in|at|on|across|throughout|within|near|from|by|between|during|every|each|over|around|after|before|starting|until)\b/i.test(
    answer,
  )
    ? answer
    : `${preposition} ${answer}`;
export const numberOnly = (answer: string): boolean =>
  /^(?:about|around|approximately|over|more than|up to|at least|nearly|~)?\s*[\d,.]+(?:\s*(?:-|–|to)\s*[\d,.]+)?\+?(?:\s*(?:%|percent|per year|a year|each year|annually))?$/i.test(
    answer,
  );
export const day =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:[A-Z][a-z]+\.? \d{1,2}\b|\d{1,2} [A-Z][a-z]+|\d{1,2}\/\d)/;

/** "exit survey, ticket data" as "an exit survey and ticket data". */
export const asList = (answer: string): string =>
  /;|\band\b/.test(answer) ? answer : joinList(topLevelParts(answer, /,/).map(withArticle));
