import type { ClaimSource } from '@grantwright/shared/contract';
import type { NearWords } from './context/near-words.ts';
import { stem, topicStems } from '../text/words.ts';

const foundingStems = topicStems(
  'founded established since started began beginning incorporated formed created',
);
/** Said of many things besides the founding. */
const beginningStems = new Set(topicStems('started began beginning'));
export const yearStem = stem('year');
/** What else is told of the years since. */
export const sinceThen = topicStems('history organization nonprofit served working serving');

/** What the question asked, or the field filled in, says of its answer. */
export const toldBy = (source: ClaimSource): readonly string[] => {
  if (source.type === 'answer') return topicStems(source.question);
  if (source.type !== 'organization') return [];
  return [
    ...topicStems(source.field.replace(/(\p{Lu})/gu, ' $1')),
    ...topicStems(source.field),
    ...(source.field === 'foundedYear' ? foundingStems : []),
  ];
};

/** A question says what its answer's figures are of, if less surely than the words beside them. */
const asked = 0.3;
const askedAlone = 0.6;
/** "Sixty all up, 41 on air" of how many volunteers there are: the first number is theirs. */
const askedHowMany = 0.9;
const answersHowMany = (source: ClaimSource): boolean =>
  source.type === 'answer' && /\bhow many\b/i.test(source.question);

/** How surely the words of its question or of its field are said of a value; `isFirst` of the first in an answer. */
export const weightOfQuestion = (
  source: ClaimSource,
  near: NearWords,
  isFirst: boolean,
): number => {
  if (isFirst && answersHowMany(source)) return askedHowMany;
  if (near.size > 0) return asked;
  return source.type === 'organization' ? 1 : askedAlone;
};

export const weightOfStem = (stem: string, weight: number): number =>
  beginningStems.has(stem) ? asked : weight;
