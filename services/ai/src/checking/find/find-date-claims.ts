import { plain } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import type { Finder, Finding } from '../finding.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** "Saturday, December 3, 2027" is no day of the calendar: that was a Friday. */
const isOnWrongWeekday = (written: string, iso: string | undefined): boolean => {
  const said = /^[a-z]{3}/i.exec(written)?.[0].toLowerCase() ?? '';
  const at = weekdays.findIndex((name) => name.startsWith(said));
  return said !== '' && iso !== undefined && at >= 0 && new Date(iso).getUTCDay() !== at;
};

const calendarDates: Finder = (text) =>
  findDates(text).map(({ start, end, text: written, year, month, day, iso }) => {
    const keys: string[] = [];
    if (year !== undefined) keys.push(`year:${year}`, `month:${year}-${pad(month)}`);
    if (day !== undefined) keys.push(`day:${pad(month)}-${pad(day)}`);
    if (year !== undefined && day !== undefined)
      keys.push(`date:${year}-${pad(month)}-${pad(day)}`);
    // Only a source with the same mistake bears it out.
    if (isOnWrongWeekday(written, iso)) keys.push(`misdated:${written.slice(0, 3)} ${iso}`);
    const finest = keys.at(-1);
    return {
      kind: 'date',
      text: written,
      start,
      end,
      keys: finest ? [finest] : [],
      implies: [...keys, `monthname:${month}`],
    };
  });

const monthWord =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const dayRange = new RegExp(
  `\\b(${monthWord} (\\d{1,2}))(\\s?(?:-|to|through|and)\\s?)(\\d{1,2})(?![\\d:%]|\\s?[ap]\\.?m|[.,]\\d)(?:,? ((?:19|20)\\d{2})\\b)?`,
  'g',
);

/** "July 10 to 14, 2028" gives two dates, each with the month and the year. */
const daysOfAMonth: Finder = (text) =>
  [...plain(text).matchAll(dayRange)].flatMap((match): Finding[] => {
    const [, first = '', day = '', between = '', last = '', year] = match;
    const month = findDates(first)[0]?.month;
    if (month === undefined || Number(last) <= Number(day) || Number(last) > 31) return [];
    const dated = (on: string, start: number, end: number): Finding => {
      const keys = [
        `day:${pad(month)}-${pad(Number(on))}`,
        ...(year ? [`date:${year}-${pad(month)}-${pad(Number(on))}`] : []),
      ];
      return {
        kind: 'date',
        text: text.slice(start, end),
        start,
        end,
        keys: keys.slice(-1),
        implies: [
          ...(year ? [`year:${year}`, `month:${year}-${pad(month)}`] : []),
          ...keys,
          `monthname:${month}`,
        ],
      };
    };
    const second = match.index + first.length + between.length;
    return [
      dated(day, match.index, match.index + first.length),
      dated(last, second, match.index + match[0].length),
    ];
  });

const dayFirstRange = new RegExp(
  `(?<![\\d$€£.,:/-])(\\d{1,2})(\\s?(?:-|to|through|and)\\s?)(\\d{1,2}) (${monthWord})(?:,? ((?:19|20)\\d{2}))?(?![\\p{L}\\d])`,
  'gu',
);

/** "7 to 16 April 2028": the first day; the second stands as a date of its own. */
const daysBeforeTheirMonth: Finder = (text) =>
  [...plain(text).matchAll(dayFirstRange)].flatMap((match): Finding[] => {
    const [, first = '', , last = '', name = '', year] = match;
    const [found] = findDates(`${first} ${name} ${year ?? ''}`);
    if (!found || found.day === undefined || Number(last) <= Number(first)) return [];
    const at = `${pad(found.month)}-${pad(found.day)}`;
    const keys = [`day:${at}`, ...(year ? [`date:${year}-${at}`] : [])];
    const implied = year ? [`year:${year}`, `month:${year}-${pad(found.month)}`] : [];
    return [
      {
        kind: 'date',
        text: first,
        start: match.index,
        end: match.index + first.length,
        keys: keys.slice(-1),
        implies: [...implied, ...keys, `monthname:${found.month}`],
      },
    ];
  });

/** "5/2027". */
const monthsInDigits: Finder = (text) =>
  [...text.matchAll(/(?<![\d/.-])(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\d/])/g)].map((match) => {
    const key = `month:${match[2]}-${pad(Number(match[1]))}`;
    return {
      kind: 'date',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      keys: [key],
      implies: [key, `year:${match[2]}`, `monthname:${Number(match[1])}`],
    };
  });

/** "2024-25", "FY 2024–2025", "school year 2024/25". */
const yearRanges: Finder = (text) =>
  [...plain(text).matchAll(/\b((?:19|20)\d{2})\s?[-/]\s?((?:19|20)?\d{2})\b(?![-/]\d)/g)].flatMap(
    (match): Finding[] => {
      const from = Number(match[1]);
      const second = match[2] ?? '';
      const to =
        second.length === 2 ? Math.floor(from / 100) * 100 + Number(second) : Number(second);
      if (to < from) return [];
      const whole = `years:${from}-${to}`;
      return [
        {
          kind: 'date',
          text: text.slice(match.index, match.index + match[0].length),
          start: match.index,
          end: match.index + match[0].length,
          keys: [whole],
          implies: [whole, `year:${from}`, `year:${to}`],
        },
      ];
    },
  );

const fiscalYears: Finder = (text) =>
  [
    ...text.matchAll(
      /\b(?:FY|[Ff]iscal\s+[Yy]ear)\s?['’]?(\d{2}|(?:19|20)\d{2})\b(?!\s?[-–/]\s?\d)/g,
    ),
  ].map((match) => {
    const year = (match[1] ?? '').length === 2 ? 2000 + Number(match[1]) : Number(match[1]);
    return {
      kind: 'date',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      keys: [`fiscal:${year}`],
      implies: [`fiscal:${year}`, `year:${year}`],
    };
  });

const decades: Finder = (text) =>
  [...text.matchAll(/\b((?:18|19|20)\d0)s\b/g)].map((match) => ({
    kind: 'date',
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    keys: [`decade:${match[1]}`],
    implies: [`decade:${match[1]}`],
  }));

const years: Finder = (text) =>
  [...text.matchAll(/(?<![\d$€£.,/])(?<!\d-)((?:18|19|20)\d{2})(?![\d%]|[.,]\d|-\d{3})/g)].map(
    (match) => {
      const year = Number(match[1]);
      return {
        kind: 'date',
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        keys: [`year:${year}`],
        needsContext: true,
        implies: [`year:${year}`, `number:${year}`, `decade:${Math.floor(year / 10) * 10}`],
      };
    },
  );

/** Most telling first: what one finder has read, the next does not read again. */
const namedDay = new RegExp(
  `\\b(${monthWord}) (\\d{1,2})(?!\\d|:|%)(?:,? ((?:19|20)\\d{2})\\b)?`,
  'g',
);

/** "February 30": on no calendar, so in no source, whatever holds a 30. */
const impossibleDays: Finder = (text) =>
  [...plain(text).matchAll(namedDay)].flatMap((match): Finding[] => {
    const [written, name = '', day = ''] = match;
    const isDay = findDates(`${name} 1, 2024`).length > 0 && Number(day) <= 31;
    if (!isDay || findDates(`${name} ${day}, ${match[3] ?? 2024}`).length > 0) return [];
    const key = `day:none:${written.toLowerCase()}`;
    const [start, end] = [match.index, match.index + written.length];
    return [{ kind: 'date', text: text.slice(start, end), start, end, keys: [key], implies: [] }];
  });

export const dateFinders: Finder[] = [
  impossibleDays,
  daysOfAMonth,
  daysBeforeTheirMonth,
  calendarDates,
  monthsInDigits,
  yearRanges,
  fiscalYears,
  decades,
  years,
];
