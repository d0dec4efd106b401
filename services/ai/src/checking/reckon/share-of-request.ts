import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { isOfRequest } from '../context/asked-for.ts';
import { isGeneral } from '../context/specific-words.ts';
import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { numberIn } from './spoken-of.ts';
import { rateBefore } from './ways.ts';

/** "of the sum that we request", "of our request", "of what we ask for". */
export const ofAsked =
  /^\s+of (?:(?:the|our|this|your) (?:\p{L}+ )?(?:request|grant|award)\b|(?:the|this) (?:whole |total )?(?:sum|amount|money)(?: that| which)?(?: is| are)?(?: we| here)? (?:request|ask|seek|appl)|what (?:we|is) (?:are )?(?:request|ask|seek|appl))/iu;
const ofAll =
  /^\s+of (?:the|our|its|this|all)\s+(?:[A-Z]{0,3}\s?[$€£]?[\d,.]*\d\s+)?(?:\p{L}+['’]?s?\s+){0,2}?(?:budget|costs?|total|whole|price|expenses?|project)\b|^\s+of (?:what|all(?: that)?) (?:the|our|this) (?:\p{L}+ )?(?:project|work|program(?:me)?) (?:costs?|takes?|comes? to)\b/iu;
/** The funder's part, or what is asked for, is what the share is said of. */
const isAsked =
  /\b(?:(?:foundation|fund|trust|funder|donor|agency)['’]s (?:share|part|grant|contribution)|your (?:share|part|grant|contribution|support)|(?:the|this|our) (?:grant|request|(?:sum|amount) (?:requested|asked for|we (?:ask|request)))|we (?:ask|request|seek|apply)|(?:is|are|being) (?:asked|requested|sought) (?:for|of|from))\b/i;

const known = new WeakMap<SourceIndex, Occurrence[]>();
/** The amounts that the applicant asks for. */
export const requests = (index: SourceIndex): Occurrence[] => {
  const cached = known.get(index);
  if (cached) return cached;
  const found = index.amounts.flatMap(({ kind, occurrence }) =>
    kind !== 'percent' &&
    occurrence.sentence >= 0 &&
    numberIn(occurrence) >= 100 &&
    isOfRequest(occurrence, index)
      ? [occurrence]
      : [],
  );
  known.set(index, found);
  return found;
};

/** Right beside an amount. */
const close = 0.6;
const telling = 0.3;

/** What the sources give for the thing that these words name: beside it, or as the one amount of its line. */
const amountsFor = (words: readonly string[], index: SourceIndex): Occurrence[] => {
  const isSaid = (has: (word: string) => boolean): boolean =>
    words.filter((word) => [word, ...otherWordsFor(word)].some(has)).length * 2 >= words.length;
  const places = new Set(
    words.flatMap((word) =>
      ['money', 'number'].flatMap((kind) => index.near.get(kind)?.get(word) ?? []),
    ),
  );
  return [...places].filter((place) => {
    if (place.sentence < 0 || numberIn(place) < 20) return false;
    if (isSaid((word) => (place.near.get(word) ?? 0) >= close)) return true;
    const written = index.texts[place.sentence]?.written ?? '';
    const amounts = (index.bySentence.get(place.sentence) ?? []).filter(({ key }) =>
      key.startsWith('money:'),
    );
    const at = written.lastIndexOf(numberIn(place).toLocaleString('en-US'));
    const isLast = amounts.at(-1)?.key === place.key && !/\p{L}/u.test(written.slice(at));
    return (
      at > 0 &&
      isLast &&
      !rateBefore.test(written.slice(0, at).replace(/[$€£]\s?$/, '')) &&
      amounts.every(({ key }) => numberIn({ key }) <= numberIn(place)) &&
      isSaid((word) => place.stems.has(word))
    );
  });
};

/** What the project costs, and not what the organization spends in a year. */
const ofProject =
  /^\s+of (?:(?:the|our|its|this) (?:(?:total|whole|entire|full|project['’]?s?|program['’]?s?)\s+){0,2}(?:budget|costs?|total|project|expenses?)|what (?:the|our|this) project costs)\b/iu;
const requestIsSubject =
  /(?:^|[.;]\s*|,\s+)(?:(?:our|the|this) (?:request|grant)|we (?:ask|request|seek|apply))\b[^.;,$€£\d]{0,40}$/i;

/** "We request 28 percent of the total project cost" where what is asked for is 18 percent of it. */
export const isOtherShareOfRequest = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): boolean => {
  if (finding.kind !== 'percentage') return false;
  const { from, to } = sentenceOf(text, finding);
  if (
    !ofProject.test(text.slice(finding.end, to)) ||
    !requestIsSubject.test(text.slice(from, finding.start))
  )
    return false;
  const shares = requests(index).flatMap((asked) =>
    [...index.wholes].flatMap((whole) =>
      numberIn(asked) < whole ? [(numberIn(asked) / whole) * 100] : [],
    ),
  );
  return shares.length > 0 && !shares.some((share) => meets(share, finding));
};

/**
 * "The foundation's share would be 60 percent of the total cost", "the books take a quarter of what we ask
 * for": what is asked for, or what one thing costs, held against what is asked for or what all of it costs.
 */
export const shareOfRequest = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'percentage') return undefined;
  const { from, to } = sentenceOf(text, finding);
  const after = text.slice(finding.end, to);
  const isOfAsked = ofAsked.test(after);
  if (!isOfAsked && !ofAll.test(after)) return undefined;
  const wholes = isOfAsked ? requests(index).map(numberIn) : [...index.wholes];
  const said = text.slice(from, finding.start);
  const words = topicStems(said).filter(
    (stem) => !/^\d/.test(stem) && !isGeneral(stem) && index.weightOf(stem) >= telling,
  );
  const isAskedFor =
    isAsked.test(said) ||
    /^[^.;,]{0,40}?\b(?:is|are) (?:asked|requested|sought) (?:of|from)\b/i.test(after);
  const parts =
    !isOfAsked && isAskedFor ? requests(index) : words.length > 0 ? amountsFor(words, index) : [];
  return parts.find((part) =>
    wholes.some(
      (whole) => numberIn(part) < whole && meets((numberIn(part) / whole) * 100, finding),
    ),
  )?.source;
};
