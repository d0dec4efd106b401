import { readNumber, scan, type Span, type Tokens } from '@grantwright/shared/values';
import { findApproximation } from './approximation.ts';
import type { NumberQuantity } from './quantity.ts';

const denominators: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
};
const multiples: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  doubled: 2,
  doubling: 2,
  triple: 3,
  tripled: 3,
  tripling: 3,
  quadrupled: 4,
  twofold: 2,
  threefold: 3,
  fourfold: 4,
  fivefold: 5,
  tenfold: 10,
};

type FractionValue = Pick<NumberQuantity, 'value' | 'scale' | 'precision' | 'isRounded'>;

/** Finds spelled-out shares and multiples: "a quarter of", "one in five", "90 cents of every dollar", "twice". */
export const findFractions = (tokens: Tokens): NumberQuantity[] =>
  scan(tokens, readFraction).map(({ text, start, end, ...read }) => ({
    ...read,
    text,
    start,
    end,
    kind: read.scale === 'percent' ? 'percentage' : 'figure',
    family: 'number',
    ...findApproximation(tokens, { text, start, end }),
  }));

const createShare = (value: number, precision = 1): FractionValue => ({
  value: Math.round(value * 100) / 100,
  scale: 'percent',
  precision,
  isRounded: true,
});

function readFraction(tokens: Tokens, index: number): Span<FractionValue> | undefined {
  const word = tokens.lower(index);
  const multiple = multiples[word];
  if (multiple)
    return {
      value: { value: multiple, scale: 'times', precision: 1, isRounded: true },
      from: index,
      to: index + 1,
    };
  return readPart(tokens, index) ?? readOfEach(tokens, index) ?? readTimes(tokens, index);
}

/** "a quarter", "half of", "two-thirds", but not a quarter of a year or a third time */
function readPart(tokens: Tokens, index: number): Span<FractionValue> | undefined {
  const number = tokens.isWord(index) ? readNumber(tokens, index) : undefined;
  const isOne = /^(?:a|an|one)$/.test(tokens.lower(index));
  const isHalf = tokens.lower(index) === 'half';
  const noun = isHalf
    ? index
    : isOne
      ? tokens.skip(index + 1, '-')
      : number
        ? tokens.skip(number.to, '-')
        : -1;
  const word = tokens.lower(noun).replace(/s$/, '').replace('halve', 'half');
  const count = isHalf || isOne ? 1 : (number?.value ?? 0);
  const denominator = noun < 0 ? undefined : denominators[word];
  if (!denominator || count >= denominator) return undefined;
  if (count > 1 && !/s$/.test(tokens.lower(noun))) return undefined;
  const next = tokens.lower(noun + 1);
  const isPart =
    /^(?:of|the|to|as)$/.test(next) ||
    (word !== 'half' && word !== 'quarter' && !tokens.isWord(noun + 1)) ||
    (word === 'quarter' && !/^(?:year|century|mile|end)/.test(next));
  return isPart
    ? { value: createShare((100 * count) / denominator), from: index, to: noun + 1 }
    : undefined;
}

/** "one in five", "3 out of 4", "ninety cents of every dollar", "94p of every pound" */
function readOfEach(tokens: Tokens, index: number): Span<FractionValue> | undefined {
  const first = readNumber(tokens, index);
  if (!first || tokens.isInside(index)) return undefined;
  if (/^(?:cents?|p|pence)$/.test(tokens.lower(first.to))) {
    const every = first.to + 2;
    const isOf = /^(?:of|in|on|from)$/.test(tokens.lower(first.to + 1));
    return isOf &&
      /^(?:every|each|the)$/.test(tokens.lower(every)) &&
      /^(?:dollar|pound|euro)$/.test(tokens.lower(every + 1))
      ? { value: createShare(first.value), from: index, to: every + 2 }
      : undefined;
  }
  const isOut = tokens.lower(first.to) === 'out' && tokens.lower(first.to + 1) === 'of';
  const next = isOut
    ? first.to + 2
    : tokens.lower(first.to) === 'in' || tokens.lower(first.to) === 'of'
      ? first.to + 1
      : -1;
  const second = next < 0 ? undefined : readNumber(tokens, tokens.skip(next, 'every', 'each'));
  if (!second || second.value <= first.value || second.value > 100) return undefined;
  const isRatio =
    isOut || (tokens.lower(first.to) === 'in' && second.value <= 20 && first.value < 10);
  return isRatio
    ? { value: createShare((100 * first.value) / second.value), from: index, to: second.to }
    : undefined;
}

/** "six times as many", "1.4 times those of", "two and a half times" */
function readTimes(tokens: Tokens, index: number): Span<FractionValue> | undefined {
  const number = readNumber(tokens, index);
  if (!number || tokens.isInside(index)) return undefined;
  const isHalf =
    tokens.lower(number.to) === 'and' &&
    tokens.lower(number.to + 1) === 'a' &&
    tokens.lower(number.to + 2) === 'half';
  const to = isHalf ? number.to + 3 : number.to;
  const after = tokens.lower(to + 1);
  const isMultiple =
    number.value < 50 &&
    tokens.lower(to) === 'times' &&
    !/^(?:an?|per|each|every|in|during)$/.test(after);
  if (!isMultiple) return undefined;
  const value = number.value + (isHalf ? 0.5 : 0);
  const precision = Number.isInteger(value) ? 1 : isHalf ? 0.5 : 0.1;
  return { value: { value, scale: 'times', precision, isRounded: true }, from: index, to: to + 1 };
}
