import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { isGeneral } from '../context/specific-words.ts';
import { sameThing } from '../same-thing.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import type { SourceIndex } from '../source-index.ts';

const ofWhole = /^\s(?:out )?of\s(?:(?:the|our|all|those)\s)?$/i;

type Part = { value: number; does: string[] };

/** Each count of a sentence with what is said behind it; "39 of the 50" counts the 39. */
const partsIn = (text: string): Part[] => {
  const numbers = findNumbers(text).filter(({ percent }) => !percent);
  return numbers.flatMap(({ value, end }, at): Part[] => {
    const next = numbers[at + 1];
    if (at > 0 && ofWhole.test(text.slice(numbers[at - 1]?.end, numbers[at]?.start))) return [];
    const isOf = next !== undefined && ofWhole.test(text.slice(end, next.start));
    const from = isOf ? next.end : end;
    const to = (isOf ? numbers[at + 2]?.start : next?.start) ?? text.length;
    const said = text.slice(from, Math.max(from, to)).replace(/\([^)]*\)?/g, ' ');
    return [
      { value, does: topicStems(said).filter((stem) => !/^\d/.test(stem) && !isGeneral(stem)) },
    ];
  });
};

/** A word that alone is said of a number must be one of few sentences. */
const telling = 0.5;

/**
 * "Of the 50 who answered, 39 had made a friend" of "39 of the 50 who answered slept better, and 44 had made
 * a friend": in the one sentence that has the count, what the draft says of it is said of another.
 */
export const saidOfOtherPart = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  if (finding.kind !== 'figure' || finding.value === undefined) return undefined;
  const { from, said } = sentenceOf(text, finding);
  const numbers = findNumbers(said);
  const at = numbers.findIndex(({ start }) => start === finding.start - from);
  if (at < 0) return undefined;
  const own = partsIn(said).find(({ value }) => value === finding.value);
  if (!own || own.does.every((word) => index.weightOf(word) < telling)) return undefined;
  const places = (index.values.get(`number:${finding.value}`) ?? []).filter(
    ({ sentence, source }) => sentence >= 0 && source.type !== 'guidelines',
  );
  const [place] = places;
  if (!place || places.some(({ sentence }) => sentence !== place.sentence)) return undefined;
  // What it is a part of must be told of in both: numbers that only stand side by side are no rivals.
  const inSource = findNumbers(index.texts[place.sentence]?.written ?? '').map(
    ({ value }) => value,
  );
  const isPart = numbers.some(
    ({ value, start }) =>
      value > (finding.value ?? 0) &&
      inSource.includes(value) &&
      /\bof\s(?:(?:the|our|all|those)\s)?$/i.test(said.slice(0, start)),
  );
  if (!isPart) return undefined;
  const parts = partsIn(index.texts[place.sentence]?.written ?? '');
  const sharedWith = ({ does }: Part): number =>
    own.does.filter((word) => sameThing(word, new Set(does))).length;
  const mine = parts.filter(({ value }) => value === finding.value);
  const other = parts.find(
    (part) => part.value !== finding.value && sharedWith(part) >= Math.max(1, own.does.length - 1),
  );
  // The draft may give both, in another order.
  const isGiven = other !== undefined && numbers.some(({ value }) => value === other.value);
  return other &&
    !isGiven &&
    mine.length > 0 &&
    mine.every((part) => part.does.length > 0 && sharedWith(part) === 0)
    ? place.sentence
    : undefined;
};
