import type { Mention } from '../mention.ts';
import { scan, type Span, type Tokens } from '../tokens.ts';
import { readHalfOfRange, readHour } from './hours.ts';
import { skipTimeZone } from './time-zones.ts';

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

/** Finds times of day: "5 p.m. ET", "11:59pm Pacific", "17:00 CET", "noon", "midnight". */
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
  return addZone(tokens, index, tokens.skip(word + 1, word > zeros ? ')' : ''), {
    time: isMidnight ? '00:00' : '12:00',
    ...(isMidnight && { midnight: true as const }),
  });
}

function readClock(tokens: Tokens, index: number): Span<TimeParts> | undefined {
  const clock = readHour(tokens, index);
  if (!clock) return undefined;
  const half = clock.half ?? readHalfOfRange(tokens, clock.to);
  const to = skipName(tokens, clock.to);
  const zone = skipTimeZone(tokens, to);
  // an hour without minutes is a plain number
  if (clock.plain && !half) return undefined;
  if (!half && clock.hour <= 12 && /^(?:[:.]|points?)$/.test(tokens.lower(clock.to)))
    return undefined;
  const hour = half ? (clock.hour % 12) + (half === 'p' ? 12 : 0) : clock.hour % 24;
  const isOpen = !half && clock.hour > 0 && clock.hour <= 12 && !/^0/.test(tokens.lower(index));
  const isMidnight = clock.minute === 0 && (half === 'a' ? clock.hour === 12 : clock.hour === 24);
  return addZone(
    tokens,
    index,
    to,
    {
      time: `${pad(hour)}:${pad(clock.minute)}`,
      ...(isMidnight && { midnight: true as const }),
      ...(isOpen && { unclear: true as const }),
    },
    zone,
  );
}

/** Returns the index after "(noon)" in "12:00 p.m. (noon) ET". */
function skipName(tokens: Tokens, index: number): number {
  const isNamed =
    tokens.lower(index) === '(' &&
    /^(?:noon|midday|midnight)$/.test(tokens.lower(index + 1)) &&
    tokens.lower(index + 2) === ')';
  return isNamed ? index + 3 : index;
}

function addZone(
  tokens: Tokens,
  from: number,
  end: number,
  parts: TimeParts,
  zone = skipTimeZone(tokens, end),
): Span<TimeParts> {
  if (!zone) return { value: parts, from, to: end };
  const { text } = tokens.mention(zone.from, zone.to);
  return { value: { ...parts, zone: text }, from, to: zone.close ?? zone.to };
}

const pad = (value: number): string => String(value).padStart(2, '0');
