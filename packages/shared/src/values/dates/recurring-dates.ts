import { type DateSpan, readMonth } from './date-parts.ts';
import { periods, recurrenceAdverbs } from './date-words.ts';
import { findWeekday } from './months.ts';
import { readPlaceInPeriod, repeatInPeriod } from './place-in-period.ts';
import { readNumber } from '../numbers/read-number.ts';
import type { Tokens } from '../tokens.ts';

const times = new Set(['once', 'twice']);

/**
 * Reads a repeating date: "the second Friday of each month", "the last day of February", "quarterly", "twice a year".
 */
export function readRecurring(tokens: Tokens, index: number): DateSpan[] | undefined {
  const word = tokens.lower(index);
  if (recurrenceAdverbs.has(word)) return repeatInPeriod(index, index + 1);
  if (
    word === 'semi' &&
    tokens.lower(index + 1) === '-' &&
    recurrenceAdverbs.has(tokens.lower(index + 2))
  )
    return repeatInPeriod(index, index + 3);
  if (times.has(word) || (tokens.lower(index + 1) === 'times' && readNumber(tokens, index)))
    return readTimes(tokens, index);
  if (word === 'each' || word === 'every') return readEach(tokens, index);
  return readPlaceInPeriod(tokens, index);
}

/** "twice a year", "three times per year", "once each quarter" */
function readTimes(tokens: Tokens, index: number): DateSpan[] | undefined {
  const rate = times.has(tokens.lower(index)) ? index + 1 : index + 2;
  return /^(?:an?|per|each|every)$/.test(tokens.lower(rate)) && periods.has(tokens.lower(rate + 1))
    ? repeatInPeriod(index, rate + 2)
    : undefined;
}

/** "each month", "every Friday", "every March" */
function readEach(tokens: Tokens, index: number): DateSpan[] | undefined {
  const weekday = findWeekday(tokens.lower(index + 1));
  if (weekday !== undefined) return repeatInPeriod(index, index + 2, { weekday });
  if (periods.has(tokens.lower(index + 1))) return repeatInPeriod(index, index + 2);
  const month = readMonth(tokens, index + 1);
  return month && !month.doubtful
    ? repeatInPeriod(index, index + 2, { month: month.month })
    : undefined;
}
