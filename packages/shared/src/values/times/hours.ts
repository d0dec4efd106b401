import { skipRangeMark } from '../ranges.ts';
import { findWeekday } from '../dates/months.ts';
import type { Tokens } from '../tokens.ts';
import { skipTimeZone } from './time-zones.ts';

/** An hour of the day; `plain` is a number without minutes, which is a time only with "p.m.". */
export type Clock = { hour: number; minute: number; half?: 'a' | 'p'; to: number; plain?: true };

/** Reads "5", "5:00", "17:00:00", "17h00" or "1700 hours", including a "p.m." that follows. */
export function readHour(tokens: Tokens, index: number): Clock | undefined {
  const digits = tokens.lower(index);
  if (!tokens.isNumber(index) || isPartOfNumber(tokens, index)) return undefined;
  if (digits.length === 4 && /^(?:hours|hrs|h)$/.test(tokens.lower(index + 1)))
    return rejectOutsideDay({
      hour: Number(digits.slice(0, 2)),
      minute: Number(digits.slice(2)),
      to: index + 2,
    });
  if (digits.length > 2) return undefined;
  return hasMinutes(tokens, index)
    ? readHourAndMinutes(tokens, index)
    : readPlainHour(tokens, index);
}

/**
 * Whether a number is part of another: the 30 of "$5.30" or "a30", but not the 17 of the timestamp "2027-03-05T17:00".
 */
const isPartOfNumber = (tokens: Tokens, index: number): boolean =>
  tokens.isGlued(index) &&
  /[\p{L}\d:.,$/#]$/u.test(tokens.lower(index - 1)) &&
  tokens.lower(index - 1) !== 't';

const hasMinutes = (tokens: Tokens, index: number): boolean =>
  /^[:.h]$/.test(tokens.lower(index + 1)) &&
  tokens.isGlued(index + 1) &&
  tokens.isGlued(index + 2) &&
  /^[0-5]\d$/.test(tokens.lower(index + 2));

/** "5 p.m.", "5 o'clock" */
function readPlainHour(tokens: Tokens, index: number): Clock | undefined {
  const to = tokens.skip(index + 1, "o'clock");
  return rejectOutsideDay({
    hour: Number(tokens.lower(index)),
    minute: 0,
    plain: true,
    to,
    ...readHalf(tokens, to),
  });
}

/** "5:00", "17:00:00", "17h00", "5.30 p.m." */
function readHourAndMinutes(tokens: Tokens, index: number): Clock | undefined {
  const hour = Number(tokens.lower(index));
  const minute = Number(tokens.lower(index + 2));
  const hasSeconds =
    tokens.lower(index + 3) === ':' && tokens.isGlued(index + 4) && tokens.isNumber(index + 4);
  const end = hasSeconds ? index + 5 : index + 3;
  const half = readHalf(tokens, end);
  if (half) return rejectOutsideDay({ hour, minute, ...half });
  const hasZone = skipTimeZone(tokens, end) !== undefined;
  // "5.30" is a number
  if (tokens.lower(index + 1) === '.' && !hasZone) return undefined;
  if (isVerse(tokens, end) || (isReference(tokens, index) && !hasZone)) return undefined;
  return rejectOutsideDay({ hour, minute, to: tokens.skip(end, 'hours', 'hrs', 'h') });
}

/** Whether a range of verses follows: the "-12" of "Matthew 5:3-12". */
const isVerse = (tokens: Tokens, end: number): boolean =>
  tokens.lower(end) === '-' &&
  tokens.isNumber(end + 1) &&
  tokens.isGlued(end) &&
  tokens.lower(end + 2) !== ':' &&
  !readHalfOfRange(tokens, end);

/** Whether a name other than a weekday precedes: "Matthew 5:03". */
const isReference = (tokens: Tokens, index: number): boolean =>
  tokens.isCapitalized(index - 1) &&
  !tokens.isGlued(index) &&
  findWeekday(tokens.lower(index - 1)) === undefined;

const rejectOutsideDay = (clock: Clock): Clock | undefined =>
  clock.hour <= (clock.half ? 12 : 23) || (clock.hour === 24 && clock.minute === 0 && !clock.plain)
    ? clock
    : undefined;

/** "pm", "p.m.", "P. M." */
function readHalf(tokens: Tokens, index: number): { half: 'a' | 'p'; to: number } | undefined {
  const word = tokens.lower(index);
  if (word === 'am' || word === 'pm') return { half: word === 'am' ? 'a' : 'p', to: index + 1 };
  if ((word !== 'a' && word !== 'p') || tokens.lower(index + 1) !== '.') return undefined;
  if (tokens.lower(index + 2) !== 'm') return undefined;
  // the last period may also end the sentence
  return { half: word, to: tokens.isGlued(index + 3) ? tokens.skip(index + 3, '.') : index + 3 };
}

/** The "p.m." of "9:30-11 p.m." applies to both. */
export function readHalfOfRange(tokens: Tokens, to: number): 'a' | 'p' | undefined {
  const second = skipRangeMark(tokens, to);
  return second === undefined ? undefined : readHour(tokens, second)?.half;
}
