import type { ClaimSource } from '@grantwright/shared/contract';
import { isOfRequest } from '../context/asked-for.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { numberIn } from './spoken-of.ts';

/** What is not asked of the funder. */
const ofOthers =
  /\b(?:(?:from )?other (?:sources?|funders?|funding|donors?|income|contributions?|partners|support)|from elsewhere|(?:the|a) (?:rest|remainder|balance)|remaining|already (?:raised|secured|in hand))\b|\bthe other (?=(?:\p{Lu}{0,3}[$€£]|\p{Lu}{3} )\d)/iu;

const known = new WeakMap<SourceIndex, { whole: Occurrence; asked: Occurrence }[]>();

const placeOf = ({ source }: Occurrence): string =>
  source.type === 'document' ? source.documentId : source.type;

/** What all of it costs, with what is asked for in the same source. */
const requestsIn = (index: SourceIndex): { whole: Occurrence; asked: Occurrence }[] => {
  const cached = known.get(index);
  if (cached) return cached;
  const stated = index.amounts.flatMap(({ kind, occurrence }) =>
    kind !== 'percent' && occurrence.sentence >= 0 ? [occurrence] : [],
  );
  const wholes = stated.filter((place) => index.wholes.has(numberIn(place)));
  const asked = stated.filter(
    (place) => numberIn(place) >= 100 && isOfRequest(place, index) && !wholes.includes(place),
  );
  const found = wholes.flatMap((whole) =>
    asked
      .filter((place) => placeOf(place) === placeOf(whole) && numberIn(place) < numberIn(whole))
      .map((place) => ({ whole, asked: place })),
  );
  known.set(index, found);
  return found;
};

/** "Other sources bring $6,500" of a total of $26,000 of which $19,500 are asked for. */
export const restOfWhole = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'money' || !ofOthers.test(sentenceOf(text, finding).said)) return undefined;
  return requestsIn(index).find(({ whole, asked }) =>
    meets(numberIn(whole) - numberIn(asked), finding),
  )?.whole.source;
};
