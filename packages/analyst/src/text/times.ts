import { afterRangeMark } from './bounds.ts';
import type { Mention } from './mention.ts';
import { weekdayOf } from './months.ts';
import { scan, type Span, type Tokens } from './tokens.ts';
import { afterZone } from './zones.ts';

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
  scan(tokens, (_, at) => {
    const span = readNamed(tokens, at) ?? readClock(tokens, at);
    return span && { ...span, value: { type: 'time' as const, ...span.value } };
  });

function readNamed(tokens: Tokens, at: number): Span<TimeParts> | undefined {
  const twelve = /^(?:12|twelve)$/.test(tokens.lower(at));
  const zeros = tokens.lower(at + 1) === ':' && tokens.lower(at + 2) === '00' ? at + 3 : at + 1;
  const word = twelve ? tokens.skip(zeros, '(') : at;
  const name = tokens.lower(word);
  if (!/^(?:noon|midday|midnight)$/.test(name)) return undefined;
  const isMidnight = name === 'midnight';
  return withZone(tokens, at, tokens.skip(word + 1, word > zeros ? ')' : ''), {
    time: isMidnight ? '00:00' : '12:00',
    ...(isMidnight && { midnight: true as const }),
  });
}

function readClock(tokens: Tokens, at: number): Span<TimeParts> | undefined {
  const clock = readHour(tokens, at);
  if (!clock) return undefined;
  const half = clock.half ?? halfOfRange(tokens, clock.to);
  const zone = afterZone(tokens, clock.to);
  // an hour without minutes is a plain number
  if (clock.plain && !half) return undefined;
  if (!half && clock.hour <= 12 && /^(?:[:.]|points?)$/.test(tokens.lower(clock.to)))
    return undefined;
  const hour = half ? (clock.hour % 12) + (half === 'p' ? 12 : 0) : clock.hour % 24;
  const isOpen = !half && clock.hour > 0 && clock.hour <= 12 && !/^0/.test(tokens.lower(at));
  const isMidnight = clock.minute === 0 && (half === 'a' ? clock.hour === 12 : clock.hour === 24);
  return withZone(
    tokens,
    at,
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
  zone = afterZone(tokens, end),
): Span<TimeParts> {
  if (!zone) return { value: parts, from, to: end };
  const { text } = tokens.mention(zone.from, zone.to);
  return { value: { ...parts, zone: text }, from, to: zone.close ?? zone.to };
}

/** Reads "5", "5:00", "17:00:00", "17h00", "1700 hours", each with "p.m." where it follows. */
function readHour(tokens: Tokens, at: number): Clock | undefined {
  const written = tokens.lower(at);
  if (
    !tokens.isNumber(at) ||
    (tokens.isGlued(at) &&
      /[\p{L}\d:.,$/#]$/u.test(tokens.lower(at - 1)) &&
      tokens.lower(at - 1) !== 't')
  )
    return undefined;
  if (written.length === 4 && /^(?:hours|hrs|h)$/.test(tokens.lower(at + 1)))
    return inDay({
      hour: Number(written.slice(0, 2)),
      minute: Number(written.slice(2)),
      to: at + 2,
    });
  if (written.length > 2) return undefined;
  const hour = Number(written);
  const minuteAt = at + 2;
  const hasMinutes =
    /^[:.h]$/.test(tokens.lower(at + 1)) &&
    tokens.isGlued(at + 1) &&
    tokens.isGlued(minuteAt) &&
    /^[0-5]\d$/.test(tokens.lower(minuteAt));
  if (!hasMinutes) {
    const oClock = tokens.lower(at + 1) === "o'clock";
    const half = readHalf(tokens, oClock ? at + 2 : at + 1);
    return inDay({ hour, minute: 0, plain: true, to: at + (oClock ? 2 : 1), ...half });
  }
  const minute = Number(tokens.lower(minuteAt));
  const seconds = tokens.lower(at + 3) === ':' && tokens.isGlued(at + 4) && tokens.isNumber(at + 4);
  const end = seconds ? at + 5 : at + 3;
  const half = readHalf(tokens, end);
  if (tokens.lower(at + 1) === '.' && !half && !afterZone(tokens, end)) return undefined;
  // "Matthew 5:3-12" is a Bible verse, not a time
  const isVerse = tokens.lower(end) === '-' && /^\d+$/.test(tokens.lower(end + 1)) && !half;
  if (isVerse && tokens.isGlued(end) && tokens.lower(end + 2) !== ':' && !halfOfRange(tokens, end))
    return undefined;
  const name = tokens.isCapitalized(at - 1) && tokens.isGlued(at) === false;
  if (name && !half && !afterZone(tokens, end) && weekdayOf(tokens.lower(at - 1)) === undefined)
    return undefined;
  return inDay({ hour, minute, to: tokens.skip(end, 'hours', 'hrs', 'h'), ...half });
}

const inDay = (clock: Clock): Clock | undefined =>
  clock.hour <= (clock.half ? 12 : 23) || (clock.hour === 24 && clock.minute === 0 && !clock.plain)
    ? clock
    : undefined;

/** "pm", "p.m.", "P. M." */
function readHalf(tokens: Tokens, at: number): { half: 'a' | 'p'; to: number } | undefined {
  const word = tokens.lower(at);
  if (word === 'am' || word === 'pm') return { half: word === 'am' ? 'a' : 'p', to: at + 1 };
  if ((word !== 'a' && word !== 'p') || tokens.lower(at + 1) !== '.') return undefined;
  if (tokens.lower(at + 2) !== 'm') return undefined;
  // the last point may end the sentence as well
  return { half: word, to: tokens.isGlued(at + 3) ? tokens.skip(at + 3, '.') : at + 3 };
}

/** The "p.m." of "9:30-11 p.m." applies to both. */
function halfOfRange(tokens: Tokens, to: number): 'a' | 'p' | undefined {
  const second = afterRangeMark(tokens, to);
  return second === undefined ? undefined : readHour(tokens, second)?.half;
}

const pad = (value: number): string => String(value).padStart(2, '0');
