import { afterRangeMark } from '../ranges.ts';
import type { Mention } from '../mention.ts';
import { weekdayOf } from '../dates/months.ts';
import { scan, type Span, type Tokens } from '../tokens.ts';
import { afterTimeZone } from './time-zones.ts';

export type TimeParts = {
  /** "HH:MM" */
  time: string;
  /** As written. */
  zone?: string;
  /** "midnight": it can be the start or the end of its day. */
  midnight?: true;
  /** Neither "a.m." nor "p.m." is written and both are possible: "11:59". */
  unclear?: true;
};
export type TimeValue = Mention & TimeParts & { type: 'time' };

type Clock = { hour: number; minute: number; half?: 'a' | 'p'; to: number; plain?: true };

/** Times of day: "5 p.m. ET", "11:59pm Pacific", "17:00 CET", "noon", "midnight". */
export const findTimes = (tokens: Tokens): TimeValue[] =>
  scan(tokens, (_, index) => {
    const span = readNamed(tokens, index) ?? readClock(tokens, index);
    return span && { ...span, value: { type: 'time' as const, ...span.value } };
  });

function readNamed(tokens: Tokens, index: number): Span<TimeParts> | undefined {
  const isTwelve = /^(?:12|twelve)$/.test(tokens.lower(index));
  const zeros =
    tokens.lower(index + 1) === ':' && tokens.lower(index + 2) === '00' ? index + 3 : index + 1;
  const word = isTwelve ? tokens.skip(zeros, '(') : index;
  const name = tokens.lower(word);
  if (!/^(?:noon|midday|midnight)$/.test(name)) return undefined;
  const isMidnight = name === 'midnight';
  return withZone(tokens, index, tokens.skip(word + 1, word > zeros ? ')' : ''), {
    time: isMidnight ? '00:00' : '12:00',
    ...(isMidnight && { midnight: true as const }),
  });
}

function readClock(tokens: Tokens, index: number): Span<TimeParts> | undefined {
  const clock = readHour(tokens, index);
  if (!clock) return undefined;
  const half = clock.half ?? halfOfRange(tokens, clock.to);
  const zone = afterTimeZone(tokens, clock.to);
  // an hour without minutes is a plain number
  if (clock.plain && !half) return undefined;
  if (!half && clock.hour <= 12 && /^(?:[:.]|points?)$/.test(tokens.lower(clock.to)))
    return undefined;
  const hour = half ? (clock.hour % 12) + (half === 'p' ? 12 : 0) : clock.hour % 24;
  const isOpen = !half && clock.hour > 0 && clock.hour <= 12 && !/^0/.test(tokens.lower(index));
  const isMidnight = clock.minute === 0 && (half === 'a' ? clock.hour === 12 : clock.hour === 24);
  return withZone(
    tokens,
    index,
    clock.to,
    {
      time: `${pad(hour)}:${pad(clock.minute)}`,
      ...(isMidnight && { midnight: true as const }),
      ...(isOpen && { unclear: true as const }),
    },
    zone,
  );
}

function withZone(
  tokens: Tokens,
  from: number,
  end: number,
  parts: TimeParts,
  zone = afterTimeZone(tokens, end),
): Span<TimeParts> {
  if (!zone) return { value: parts, from, to: end };
  const { text } = tokens.mention(zone.from, zone.to);
  return { value: { ...parts, zone: text }, from, to: zone.close ?? zone.to };
}

/** Reads "5", "5:00", "17:00:00", "17h00", "1700 hours", each with "p.m." where it follows. */
function readHour(tokens: Tokens, index: number): Clock | undefined {
  const digits = tokens.lower(index);
  if (
    !tokens.isNumber(index) ||
    (tokens.isGlued(index) &&
      /[\p{L}\d:.,$/#]$/u.test(tokens.lower(index - 1)) &&
      tokens.lower(index - 1) !== 't')
  )
    return undefined;
  if (digits.length === 4 && /^(?:hours|hrs|h)$/.test(tokens.lower(index + 1)))
    return inDay({
      hour: Number(digits.slice(0, 2)),
      minute: Number(digits.slice(2)),
      to: index + 2,
    });
  if (digits.length > 2) return undefined;
  const hour = Number(digits);
  const minuteIndex = index + 2;
  const hasMinutes =
    /^[:.h]$/.test(tokens.lower(index + 1)) &&
    tokens.isGlued(index + 1) &&
    tokens.isGlued(minuteIndex) &&
    /^[0-5]\d$/.test(tokens.lower(minuteIndex));
  if (!hasMinutes) {
    const hasOClock = tokens.lower(index + 1) === "o'clock";
    const half = readHalf(tokens, hasOClock ? index + 2 : index + 1);
    return inDay({ hour, minute: 0, plain: true, to: index + (hasOClock ? 2 : 1), ...half });
  }
  const minute = Number(tokens.lower(minuteIndex));
  const seconds =
    tokens.lower(index + 3) === ':' && tokens.isGlued(index + 4) && tokens.isNumber(index + 4);
  const end = seconds ? index + 5 : index + 3;
  const half = readHalf(tokens, end);
  if (tokens.lower(index + 1) === '.' && !half && !afterTimeZone(tokens, end)) return undefined;
  // "Matthew 5:3-12" is a Bible verse, not a time
  const isVerse = tokens.lower(end) === '-' && /^\d+$/.test(tokens.lower(end + 1)) && !half;
  if (isVerse && tokens.isGlued(end) && tokens.lower(end + 2) !== ':' && !halfOfRange(tokens, end))
    return undefined;
  const isName = tokens.isCapitalized(index - 1) && tokens.isGlued(index) === false;
  if (
    isName &&
    !half &&
    !afterTimeZone(tokens, end) &&
    weekdayOf(tokens.lower(index - 1)) === undefined
  )
    return undefined;
  return inDay({ hour, minute, to: tokens.skip(end, 'hours', 'hrs', 'h'), ...half });
}

const inDay = (clock: Clock): Clock | undefined =>
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
function halfOfRange(tokens: Tokens, to: number): 'a' | 'p' | undefined {
  const second = afterRangeMark(tokens, to);
  return second === undefined ? undefined : readHour(tokens, second)?.half;
}

const pad = (value: number): string => String(value).padStart(2, '0');
