import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { measureAfter } from '../find/measure-after.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { type Labelled, labelledIn } from './labelled.ts';
import type { Proven } from './reckon-in-draft.ts';

const thanInYear =
  /^\s+(?:[\p{L}-]+\s){0,2}?(more|higher|above|less|fewer|lower|below)\b[^.;\d]{0,20}?\bthan (?:in|for|during) ((?:19|20)\d{2})\b/iu;
const years = /\b(?:19|20)\d{2}\b/g;
const compared = /\b(?:more|less|fewer|than|grew|grown|rose|risen|fell|up|down)\b/i;

/** What the sources give for a year: first of all in a sentence that begins with it, or alone in one that tells of the same. */
const ofYear = (
  year: string,
  isOfKind: (amount: Labelled) => boolean,
  words: readonly string[],
  index: SourceIndex,
): Labelled[] => {
  const opens = new RegExp(String.raw`^\W*(?:in )?${year}\b`, 'i');
  const amounts = labelledIn(index).filter(isOfKind);
  return amounts.filter((amount) => {
    const beside = amounts.filter(({ sentence }) => sentence === amount.sentence);
    if (opens.test(amount.written)) return beside[0] === amount;
    const named = new Set(amount.written.match(years) ?? []);
    const stems = new Set(topicStems(amount.written));
    return (
      beside.length === 1 &&
      named.size === 1 &&
      named.has(year) &&
      words.some((word) => sameThing(word, stems))
    );
  });
};

type Compared = { isMore: boolean; now: number; then: Labelled[] };

/** "We aim for 9,000 pounds, 1,400 pounds more than in 2025": what is compared, and what it was in that year. */
const comparedIn = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): Compared | undefined => {
  if (finding.kind !== 'figure' && finding.kind !== 'money') return undefined;
  const { from, to } = sentenceOf(text, finding);
  const [, direction = '', year] = thanInYear.exec(text.slice(finding.end, to)) ?? [];
  if (year === undefined) return undefined;
  const { size } = measureAfter(text, finding.end);
  // A bare count may be of anything.
  if (finding.kind === 'figure' && size === undefined) return undefined;
  const own = proven
    .filter(
      ({ finding: other }) =>
        other.kind === finding.kind &&
        other.start >= from &&
        other.end <= finding.start &&
        measureAfter(text, other.end).size === size,
    )
    .at(-1)?.finding;
  if (own?.value === undefined) return undefined;
  const isOfKind = (amount: Labelled): boolean =>
    finding.kind === 'money' ? amount.size === undefined : amount.size === size;
  // The unit says nothing of what is measured.
  const words = topicStems(text.slice(from, finding.start)).filter(
    (stem) => !/^\d/.test(stem) && !topicStems(text.slice(own.end)).slice(0, 1).includes(stem),
  );
  return {
    isMore: /more|higher|above/i.test(direction),
    now: own.value,
    then: ofYear(year, isOfKind, words, index),
  };
};

/** The difference of an amount of the draft and of what the sources give for the year that it names. */
export const differenceFromYear = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const found = comparedIn(finding, text, proven, index);
  return found?.then.find(
    ({ value }) =>
      value !== found.now &&
      value < found.now === found.isMore &&
      meets(Math.abs(found.now - value), finding),
  )?.source;
};

/** A value of something else in the place of a difference that the sources settle. */
export const isOtherThanDifference = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): boolean => {
  const found = comparedIn(finding, text, proven, index);
  if (!found || new Set(found.then.map(({ value }) => value)).size !== 1) return false;
  const isStated = finding.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .some(({ sentence }) => compared.test(index.texts[sentence]?.written ?? ''));
  return !isStated && !found.then.some(({ value }) => meets(Math.abs(found.now - value), finding));
};
