import { plain } from '@grantwright/analyst';
import { parseNumber } from '../../text/numbers.ts';
import { findTimes } from '../../text/times.ts';
import type { Finder, Finding } from '../finding.ts';

const figureAt = (text: string, start: number, end: number, times: string[]): Finding => {
  const keys = times.map((time) => `time:${time}`);
  return { kind: 'figure', text: text.slice(start, end), start, end, keys, implies: keys };
};

/** "till 6:30" is said of the morning and of the evening alike. */
const isBare = (written: string): boolean => /^(?:0?[1-9]|1[0-2])[:.][0-5]\d$/.test(written.trim());
const halfDayLater = (time: string): string =>
  `${String((Number(time.slice(0, 2)) + 12) % 24).padStart(2, '0')}${time.slice(2)}`;

const clocks: Finder = (text) =>
  findTimes(text).map(({ start, end, text: written, time }) => ({
    ...figureAt(text, start, end, isBare(written) ? [time, halfDayLater(time)] : [time]),
    text: written,
  }));

const partOfDay = 'in the morning|in the afternoon|in the evening|at night';
const half = 12 * 60;
/** The minute of the day that a time is, by what is said of the day; without a word of it either half may be meant. */
const minutesOf = (minutes: number, said: string | undefined): number[] => [
  ...(/morning/i.test(said ?? 'morning') ? [minutes] : []),
  ...(/afternoon|evening|night/i.test(said ?? 'night') ? [minutes + half] : []),
];
const written = (minutes: number): string => {
  const day = (minutes + 2 * half) % (2 * half);
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
};

/** "6.50 in the morning", "by 8.45": a point between the hours and the minutes, or an hour and a word of the day. */
const pointed = new RegExp(
  String.raw`(?<![\w.,$€£:])(?:(0?[1-9]|1[0-2])[.:]([0-5]\d)|([1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\s(${partOfDay})(?![\p{L}])|(?<=\b(?:at|by|before|after|until|till|past|around)\s)(0?[1-9]|1[0-2])\.([0-5]\d)(?![\d%]|[.,]\d|\s?(?:%|percent|per|million|thousand|billion|lakh|crore|points?|times|[ap]\.?\s?m\b|°|\p{Ll}{1,3}\b(?<!\b(?:in|on|at|or|and|so|to|for|as|by|it|we|but|the))))`,
  'giu',
);
const pointedTimes: Finder = (text) =>
  (/\d\.[0-5]\d|in the (?:morning|afternoon|evening)|at night/i.test(text)
    ? [...plain(text).matchAll(pointed)]
    : []
  ).map((match) => {
    const hour = parseNumber(match[1] ?? match[3] ?? match[5] ?? '') ?? 0;
    const minutes = (hour % 12) * 60 + Number(match[2] ?? match[6] ?? 0);
    const times = minutesOf(minutes, match[4]).map(written);
    const found = figureAt(text, match.index, match.index + match[0].length, times);
    // "by 2.30" may be a measure for all that is said there.
    const number = match[5] === undefined ? [] : [`number:${Number(`${match[5]}.${match[6]}`)}`];
    const keys = [...found.keys, ...number];
    return { ...found, keys, implies: keys };
  });

const minutesFrom: Record<string, number> = {
  half: 30,
  '': 0,
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
  'five past': 5,
  'ten past': 10,
  'twenty past': 20,
  'twenty-five past': 25,
  'five to': -5,
  'ten to': -10,
  'twenty to': -20,
  'twenty-five to': -25,
};
const spoken =
  /\b(?:a )?(?:(half past|quarter past|quarter to|(?:five|ten|twenty(?:-five)?) past|(?<=\b(?:at|before|after|until|till) )(?:five|ten|twenty(?:-five)?) to) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])\b|(?<=\b(?:at|until|till|by|from|before|after) )(half) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! \p{L}+s\b)|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'clock\b)(?: (in the morning|in the afternoon|in the evening|at night))?/giu;

/** "half past eight in the morning"; without a word of the day either half of it may be meant. */
const spokenTimes: Finder = (text) =>
  (/ past | to |half |o['’]clock/i.test(text) ? [...plain(text).matchAll(spoken)] : []).map(
    (match) => {
      const minutes =
        ((parseNumber(match[2] ?? match[4] ?? match[5] ?? '') ?? 0) % 12) * 60 +
        (minutesFrom[(match[1] ?? match[3] ?? '').toLowerCase()] ?? 0);
      const times = minutesOf(minutes, match[6]).map(written);
      return figureAt(text, match.index, match.index + match[0].length, times);
    },
  );

export const findTimesOfDay: Finder = (text) => [
  ...spokenTimes(text),
  ...pointedTimes(text),
  ...clocks(text),
];
