import { topicStems } from '../text/words.ts';
import { findNumbers } from '../text/numbers.ts';
import { findValues } from './find/find-values.ts';
import type { Finding } from './finding.ts';
import { meets, sentenceOf } from './reckon/arithmetic.ts';
import { changesIn } from './reckon/changes-in-sentences.ts';
import { isTwoOfOne } from './reckon/rest-of-them.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';
import { unitAfter } from './words-around.ts';

const through = /^,?\s*(?:to|through|until|till|up to|[-–—])\s*(?:the end of\s+)?$/i;
const changesTo = /^(?:\s\p{L}+){0,2}\sto (?:about )?$/iu;
const ofAll = /^\s+(?:out )?of\s+(?:(?:the|our|its|those|these|all)\s+){0,2}$/i;
/** Between an amount and the day that it is from: a unit and a word or two. */
const fewWords = /^(?:[\s,]+[\p{L}'’-]+){1,5}\s+$/u;

const has = ({ implies, keys }: Finding, { keys: wanted }: Finding): boolean =>
  wanted.some((key) => implies.includes(key) || keys.includes(key));

/** A source's sentence that gives the two one right after the other, with `between` to part them. */
const givesBoth = (
  one: Finding,
  other: Finding,
  written: string,
  between: (said: string) => boolean,
): boolean => {
  const values = findValues(written);
  return values.some((value, at) => {
    const next = values[at + 1];
    return (
      next !== undefined &&
      has(value, one) &&
      has(next, other) &&
      between(written.slice(value.end, next.start))
    );
  });
};

const range = /(?<![\w$€£.,/-])(\d{1,3})\s?(?:[-–—]|to|through|and)\s?(\d{1,3})(?![\w/-]|[.,]\d)/gi;

/** "between six and fourteen", "six to fourteen". */
const isRange = (said: string, text: string, { start }: Finding): boolean =>
  /^\s?(?:[-–—]|to|through)\s?$/i.test(said) ||
  (/^\sand\s$/i.test(said) && /\bbetween\s(?:the ages of\s)?$/i.test(text.slice(0, start)));

/** "between six and fourteen years old" of "ages 6-14": a source has just these ends, and speaks of the same. */
const ofSameRange = (
  one: Finding,
  other: Finding,
  text: string,
): ((written: string) => boolean) => {
  const words = topicStems(sentenceOf(text, one).said).filter((stem) => !/^\d/.test(stem));
  const unit = unitAfter(text, other);
  return (written) =>
    [...written.matchAll(range)].some(({ 0: whole, 1: low, 2: high, index }) => {
      const own = unitAfter(written, { ...other, end: index + whole.length });
      const stems = new Set(topicStems(written));
      return (
        Number(low) === one.value &&
        Number(high) === other.value &&
        (unit === undefined || own === undefined || unit === own) &&
        words.some((word) => sameThing(word, stems))
      );
    });
};

const ofThem = /^\sof (?:them|these|those|which|whom)\b/i;
const percent = 100;

/** A source's sentence that gives the two so, and shares a word with the draft's. */
const toldOfTwo = (
  text: string,
  one: Finding,
  isSo: (written: string) => boolean,
): ((written: string) => boolean) => {
  const words = topicStems(sentenceOf(text, one).said).filter((stem) => !/^\d/.test(stem));
  return (written) => {
    const stems = new Set(topicStems(written));
    return words.some((word) => sameThing(word, stems)) && isSo(written);
  };
};

type Pair = { one: Finding; other: Finding; said: string };

/** How a draft's sentence joins the two, and how a source would have to. */
const joins = (
  { one, other, said }: Pair,
  text: string,
  index: SourceIndex,
): ((written: string) => boolean) | undefined => {
  if (one.kind === 'date' && other.kind === 'date')
    return through.test(said)
      ? (written) => givesBoth(one, other, written, (between) => through.test(between))
      : undefined;
  // "rose from 2,511 to 2,936" of "2,936 visits, up from 2,511".
  if (
    one.kind === other.kind &&
    changesTo.test(said) &&
    /\bfrom (?:about )?$/i.test(text.slice(0, one.start))
  ) {
    const words = topicStems(sentenceOf(text, one).said);
    const isSo = changesIn(index).some(
      ({ base, now, stems }) =>
        base === one.value &&
        now === other.value &&
        words.some((word) => sameThing(word, new Set(stems))),
    );
    return isSo ? () => true : undefined;
  }
  if (one.kind === 'figure' && other.kind === 'figure' && ofAll.test(said)) {
    const [part, whole] = [one.value ?? 0, other.value ?? 0];
    return part < whole
      ? toldOfTwo(text, one, (written) => isTwoOfOne(written, whole, part))
      : undefined;
  }
  // "402 calls, 270 of them at night" of "402 times and 270 of those were at night".
  if (one.kind === 'figure' && other.kind === 'figure' && ofThem.test(text.slice(other.end))) {
    const [whole, part] = [one.value ?? 0, other.value ?? 0];
    return part < whole
      ? toldOfTwo(text, one, (written) => isTwoOfOne(written, whole, part))
      : undefined;
  }
  // "Two thirds of the 90 places" of "60 of 90 places".
  if (one.kind === 'percentage' && other.kind === 'figure' && ofAll.test(said)) {
    const whole = other.value ?? 0;
    return toldOfTwo(text, one, (written) =>
      findNumbers(written).some(
        ({ value }) =>
          value < whole &&
          meets((value / whole) * percent, one) &&
          isTwoOfOne(written, whole, value),
      ),
    );
  }
  if (one.kind === 'figure' && other.kind === 'figure' && isRange(said, text, one))
    return ofSameRange(one, other, text);
  // "$40,000 a year from March 2031 on" of "$40,000 a year starting in March 2031".
  if (one.kind === 'money' && other.kind === 'date' && fewWords.test(said))
    return (written) => givesBoth(one, other, written, (between) => fewWords.test(between));
  return undefined;
};

/**
 * Where a source gives a value together with the one that stands right beside it in the draft, and joins
 * them in the same way: the two ends of a period, so many of so many, an amount and the day it starts.
 */
export const saidInPair = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
  index: SourceIndex,
): Occurrence | undefined => {
  const at = values.indexOf(finding);
  const { from, to } = sentenceOf(text, finding);
  const pairs = [
    [values[at - 1], finding],
    [finding, values[at + 1]],
  ].flatMap(([one, other]): Pair[] =>
    one && other && one.start >= from && other.end <= to
      ? [{ one, other, said: text.slice(one.end, other.start) }]
      : [],
  );
  for (const pair of pairs) {
    const isSo = joins(pair, text, index);
    const place =
      isSo &&
      finding.keys
        .flatMap((key) => index.values.get(key) ?? [])
        .find(({ sentence, source }) => {
          const written = index.texts[sentence]?.written;
          return source.type !== 'guidelines' && written !== undefined && isSo(written);
        });
    if (place) return place;
  }
  return undefined;
};
