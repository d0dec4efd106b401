import { plain } from '../../text/normalize.ts';
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

const minutesFrom: Record<string, number> = {
  half: 30,
  '': 0,
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
};
const spoken =
  /\b(?:a )?(?:(half past|quarter past|quarter to) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])\b|(?<=\b(?:at|until|till|by|from|before|after) )(half) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! \p{L}+s\b)|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'clock\b)(?: (in the morning|in the afternoon|in the evening|at night))?/giu;

/** "half past eight in the morning"; without a word of the day either half of it may be meant. */
const spokenTimes: Finder = (text) =>
  (/ past | to |half |o['’]clock/i.test(text) ? [...plain(text).matchAll(spoken)] : []).map(
    (match) => {
      const minutes =
        ((parseNumber(match[2] ?? match[4] ?? match[5] ?? '') ?? 0) % 12) * 60 +
        (minutesFrom[(match[1] ?? match[3] ?? '').toLowerCase()] ?? 0);
      const day = 24 * 60;
      const halves = [
        ...(/morning/i.test(match[6] ?? 'morning') ? [minutes] : []),
        ...(/afternoon|evening|night/i.test(match[6] ?? 'night') ? [minutes + day / 2] : []),
      ];
      const times = halves
        .map((each) => (each + day) % day)
        .map(
          (each) =>
            `${String(Math.floor(each / 60)).padStart(2, '0')}:${String(each % 60).padStart(2, '0')}`,
        );
      return figureAt(text, match.index, match.index + match[0].length, times);
    },
  );

export const findTimesOfDay: Finder = (text) => [...clocks(text), ...spokenTimes(text)];
