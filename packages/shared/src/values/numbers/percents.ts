import { type Bounds, findBounds } from '../bounds.ts';
import { skipRangeWord } from '../ranges.ts';
import type { Mention } from '../mention.ts';
import { readNumber } from './read-number.ts';
import { scan, type Span, Tokens } from '../tokens.ts';

/** "10%" has the value 10; of "10-15%" `to` is 15. */
export type Percent = { type: 'percent'; value: number; to?: number } & Bounds;
export type PercentValue = Mention & Percent;

/** Finds percentages: "10%", "ten percent", "10 to 15 per cent". */
export const findPercents = (tokens: Tokens): PercentValue[] => scan(tokens, readPercent);

/** Lists the percentages in the text, with only the end of each range: "10%" and "5 to 15%" are 10 and 15. */
export const listPercents = (text: string): number[] =>
  findPercents(new Tokens(text)).map(({ value, to = value }) => to);

function readPercent(tokens: Tokens, index: number): Span<Percent> | undefined {
  if (tokens.isInside(index)) return undefined;
  const first = readNumber(tokens, index);
  if (!first) return undefined;
  const sign = skipPercent(tokens, first.to, first.value);
  const next = skipRangeWord(tokens, sign ?? first.to, index);
  const second = next === undefined ? undefined : readNumber(tokens, next);
  const end = second && skipPercent(tokens, second.to, second.value);
  if (second && end !== undefined && second.value > first.value)
    return {
      value: { type: 'percent', value: first.value, to: second.value },
      from: index,
      to: end,
    };
  if (sign === undefined) return undefined;
  const value = {
    type: 'percent' as const,
    value: first.value,
    ...findBounds(tokens, index, sign),
  };
  return { value, from: index, to: sign };
}

/** Returns the index after "%", "percent" or "per cent", also in parentheses after words: "ten (10) percent (10%)". */
function skipPercent(tokens: Tokens, index: number, value: number): number | undefined {
  const word = tokens.lower(index);
  const isSpelled = word === 'percent' || word === 'pct';
  const to =
    isSpelled || word === '%'
      ? index + 1
      : word === 'per' && tokens.lower(index + 1) === 'cent'
        ? index + 2
        : -1;
  if (to < 0) return undefined;
  const isRepeated =
    tokens.lower(to) === '(' &&
    tokens.lower(to + 1) === String(value) &&
    tokens.lower(to + 2) === '%';
  return isRepeated && tokens.lower(to + 3) === ')' ? to + 4 : to;
}
