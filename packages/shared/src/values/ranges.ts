import type { Tokens } from './tokens.ts';

const rangeWords = new Set(['-', 'to', 'through', 'thru', 'until', 'till']);

/** Returns the index after a dash or a word that joins the two ends of a range. */
export const skipRangeMark = (tokens: Tokens, index: number): number | undefined =>
  rangeWords.has(tokens.lower(index)) ? index + 1 : undefined;

/** Like `skipRangeMark`, but also accepts "and" if the range begins with "between". */
export const skipRangeWord = (tokens: Tokens, index: number, from: number): number | undefined =>
  skipRangeMark(tokens, index) ??
  (tokens.lower(index) === 'and' && tokens.lower(from - 1) === 'between' ? index + 1 : undefined);
