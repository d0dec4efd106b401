import { plain } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import type { Finder, Finding } from '../finding.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const pattern = new RegExp(
  String.raw`\b(?:(${ordinals.join('|')})|([1-5])(?:st|nd|rd|th)|(last))\s(${days.join('|')})\s(?:of|in)\s(\p{Lu}\p{Ll}+),?\s((?:19|20)\d{2})\b`,
  'giu',
);
const aDay = 86_400_000;

const dayOf = (
  year: number,
  month: number,
  weekday: number,
  nth: number | undefined,
): string | undefined => {
  const first = Date.UTC(year, month - 1, 1);
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
  const inMonth = [0, 1, 2, 3, 4]
    .map((week) => new Date(first + (ahead + week * 7) * aDay))
    .filter((date) => date.getUTCMonth() === month - 1);
  const date = nth === undefined ? inMonth.at(-1) : inMonth[nth - 1];
  return date?.toISOString().slice(0, 10);
};

/** "the second Saturday of June 2027" is June 12, 2027. */
export const findNthWeekdays: Finder = (text) =>
  [...plain(text).matchAll(pattern)].flatMap((match): Finding[] => {
    const [said, inWords, inDigits, last, weekday = '', month = '', year = ''] = match;
    const named = findDates(`${month} ${year}`)[0]?.month;
    const nth = last
      ? undefined
      : inWords
        ? ordinals.indexOf(inWords.toLowerCase()) + 1
        : Number(inDigits);
    const date =
      named === undefined
        ? undefined
        : dayOf(Number(year), named, days.indexOf(weekday.toLowerCase()), nth);
    if (date === undefined) return [];
    return [
      {
        kind: 'date',
        text: text.slice(match.index, match.index + said.length),
        start: match.index,
        end: match.index + said.length,
        keys: [`date:${date}`],
        implies: [
          `date:${date}`,
          `month:${date.slice(0, 7)}`,
          `year:${year}`,
          `day:${date.slice(5)}`,
          `monthname:${named}`,
        ],
      },
    ];
  });
