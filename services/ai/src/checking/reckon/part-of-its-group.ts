import type { ClaimSource } from '@grantwright/shared/contract';
import { findNumbers, parseNumber } from '../../text/numbers.ts';
import { stem, topicStems, words } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';

type Count = { value: number; start: number; end: number };

/** Who there are in all: "9 people", "12 started", "the board has 9". */
const allAfter =
  /^\s(?:(?:people|persons|women|men|adults|children|members|seats|youths?|students|pupils|trainees|participants|families|households)\b|(?:\p{L}+\s)?(?:started|began|enrolled|entered|joined|signed up|took part|applied|were asked|answered)\b)/iu;
const hasBefore = /\b(?:has|have|had|of)\s(?:(?:the|our|its)\s)?$/i;
const isAll = (written: string, { start, end }: Count): boolean =>
  allAfter.test(written.slice(end)) ||
  hasBefore.test(written.slice(Math.max(0, start - 12), start));

/** What a number's people do or are, in the word or two behind it: "10 finished", "6 are members". */
const doesBehind = (written: string, { end }: Count): string | undefined => {
  const said =
    /^\s(?:(?:of (?:them|these|those|whom)|are|were|have|had|is|was)\s){0,2}(\p{L}{3,})/u.exec(
      written.slice(end),
    )?.[1];
  return said === undefined ? undefined : stem(words(said)[0] ?? '');
};

const countsIn = (written: string): Count[] =>
  findNumbers(written).flatMap(({ value, percent, start, end }) =>
    percent || value < 1 || !Number.isInteger(value) ? [] : [{ value, start, end }],
  );

const fewest = 2;
/** Numbers so far apart tell of different things. */
const farthest = 40;

/**
 * "Two thirds of the board are members" of "The board has 9 people and 6 are members", "five in six
 * finished" of "12 started, 10 finished": the whole and the part stand side by side, what the draft
 * says of the part is said of that number, and of whom it is told both sentences tell.
 */
const besideWhole = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to } = sentenceOf(text, finding);
  const after = text.slice(finding.end, to);
  const topics = topicStems(after).filter((word) => !/^\d/.test(word));
  const all = topicStems(text.slice(from, finding.start) + after);
  return index.texts.find(({ source, written }) => {
    if (source.type === 'guidelines') return false;
    const counts = countsIn(written);
    const stems = new Set(topicStems(written));
    return counts.some((whole, at) => {
      const part = counts[at + 1];
      if (!part || part.value >= whole.value || part.value < fewest) return false;
      if (part.start - whole.end > farthest || /[.;]\s/.test(written.slice(whole.end, part.start)))
        return false;
      const does = doesBehind(written, part);
      return (
        does !== undefined &&
        isAll(written, whole) &&
        topics.includes(does) &&
        all.some((word) => word !== does && sameThing(word, stems)) &&
        meets((part.value / whole.value) * 100, finding)
      );
    });
  })?.source;
};

const ofIt =
  /^\s(?:\p{L}+\s){0,2}of (?:it|that|them|these|those|this)\b[^.;\d]{0,12}?\b(?:is|was|are|were|went|came)\b/iu;

/** "Two fifths of the fish was herring" of "We landed 50 tons of fish. 20 tons of it was herring." */
const partOfBefore = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to } = sentenceOf(text, finding);
  const topics = topicStems(text.slice(from, finding.start) + text.slice(finding.end, to));
  return index.texts.find(({ source, written }, at) => {
    const [part] = findNumbers(written);
    if (!part || source.type === 'guidelines' || part.start > 3) return false;
    const rest = written.slice(part.end);
    if (!ofIt.test(rest)) return false;
    const before = index.texts[at - 1]?.written ?? '';
    const unit = unitOf(rest);
    const wholes = findNumbers(before).filter(({ end }) => unitOf(before.slice(end)) === unit);
    const [whole, ...more] = wholes;
    const does = topicStems(rest.replace(ofIt, '').split(/[,;]/)[0] ?? '');
    return (
      unit !== undefined &&
      whole !== undefined &&
      more.length === 0 &&
      part.value < whole.value &&
      does.some((word) => topics.includes(word)) &&
      topicStems(before).some(
        (word) => word !== unit && !/^\d/.test(word) && topics.includes(word),
      ) &&
      meets((part.value / whole.value) * 100, finding)
    );
  })?.source;
};

const unitOf = (after: string): string | undefined => {
  const word = /^\s(?:(?:hundred|thousand|million|billion)\s)?(\p{L}{2,})/u.exec(after)?.[1];
  return word === undefined || parseNumber(word) !== undefined
    ? undefined
    : stem(word.toLowerCase());
};

/** The share of a group that a source counts, with its whole right beside it. */
export const partOfItsGroup = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined =>
  finding.kind === 'percentage' &&
  /^\s+(?:of|in|women|men|people|\p{L}+s)\b/u.test(text.slice(finding.end))
    ? (besideWhole(finding, text, index) ?? partOfBefore(finding, text, index))
    : undefined;
