/*
 * The values in text: one grammar per kind, on tokens. A grammar reads the value at a token (`read…`) or all values in
 * the text (`find…`). The first view of a screen loads only the modules that need no tokens:
 * `numbers/number-words.ts`, `numbers/scales.ts`, `dates/months.ts` and `places/us-states.ts`.
 */
export { anyOf } from './any-of.ts';
export { deduplicateBy } from './deduplicate-by.ts';
export { detectDateOrder, type DateOrder } from './dates/date-order.ts';
export { formatIso, type DateValue } from './dates/dates.ts';
export { formatIsoDate } from './dates/format-iso-date.ts';
export { findMonth, findWeekday } from './dates/months.ts';
export { findPossibleFigures, removeOverlaps, type Figure } from './figures.ts';
export { listKeys } from './list-keys.ts';
export { overlaps, type Mention } from './mention.ts';
export { findAmounts } from './money/amounts.ts';
export type { Money, MoneyValue } from './money/money.ts';
export type { CountValue } from './numbers/counts.ts';
export { readNumber, readOrdinalWord } from './numbers/read-number.ts';
export { scales, suffixes } from './numbers/scales.ts';
export { toSingular } from './numbers/to-singular.ts';
export { findWrittenNumbers } from './numbers/find-written-numbers.ts';
export { usStates } from './places/us-states.ts';
export { toClock, isAmPmUnclear } from './times/time-of-day.ts';
export { findTimeZone } from './times/time-zones.ts';
export type { TimeValue } from './times/times.ts';
export { scan, type Token, Tokens, type Span } from './tokens.ts';
