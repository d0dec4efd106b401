import { plain } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import type { Finder, Finding } from '../finding.ts';

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const days = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const seasons: Record<string, number[]> = {
  winter: [12, 1, 2, 3],
  spring: [3, 4, 5, 6],
  summer: [6, 7, 8, 9],
  fall: [9, 10, 11, 12],
  autumn: [9, 10, 11, 12],
};

const finding = (match: RegExpMatchArray, kinds: Pick<Finding, 'keys' | 'implies'>): Finding => ({
  kind: 'date',
  text: match[0],
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
  ...kinds,
});

const month =
  /\b(?:January|February|April|June|July|August|September|October|November|December)(?:['’]s)?\b(?!\s+\d)|(?<=\b(?:[Ii]n|[Ll]ast|[Ee]ach|[Ee]very|[Tt]his|[Nn]ext|[Uu]ntil|[Bb]y|[Ss]ince|[Ee]arly|[Ll]ate|[Mm]id|[Ff]rom|to|through|of|and|[Bb]etween)[\s-]+)(?:March|May)\b(?!\s+\d)|\b(?:March|May)\b(?=\s+(?:through|to)\s+\p{Lu}|(?:,|\s+(?:and|or|until|till)|\s?[-–])\s*(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu;

/** "each September", "last June": a month without a day or a year. */
export const findMonths: Finder = (text) =>
  [...plain(text).matchAll(month)].map((match) => {
    const at = months.indexOf(match[0].replace(/'s$/, '').toLowerCase()) + 1;
    const key = `monthname:${at}`;
    return { ...finding(match, { keys: [key], implies: [key] }), needsContext: true };
  });

/** "11 November 2024, a Monday": a day of the calendar, which is right or wrong whatever the sources say. */
const dateBefore = (text: string, start: number, weekday: number): string[] => {
  const before = text.slice(0, start);
  if (!/\d{4},? \(?(?:on |which (?:is|was) )?an? $/.test(before)) return [];
  const date = findDates(before).at(-1);
  return date?.iso !== undefined &&
    date.day !== undefined &&
    date.year !== undefined &&
    before.length - date.end < 20 &&
    // Monday is the first of the names above.
    (new Date(date.iso).getUTCDay() + 6) % 7 === weekday
    ? [`date:${date.iso.slice(0, 10)}`]
    : [];
};

/** Days that people call by a name: "New Year's Day", "the Fourth of July". */
const feasts: [string, string][] = [
  ["new year's day", '01-01'],
  ["st\\.? patrick's day", '03-17'],
  ["valentine's day", '02-14'],
  ['earth day', '04-22'],
  ['may day', '05-01'],
  ['juneteenth', '06-19'],
  ['independence day|(?:the )?fourth of july', '07-04'],
  ['halloween', '10-31'],
  ['veterans day(?! (?:cent|care|program|service))', '11-11'],
  ['christmas eve', '12-24'],
  ['christmas day', '12-25'],
  ['boxing day', '12-26'],
  ["new year's eve", '12-31'],
];

const named = feasts.map(([name, day]) => ({
  day,
  pattern: new RegExp(`\\b(?:${name})\\b(?:,? (?:of )?((?:19|20)\\d{2})\\b)?`, 'gi'),
}));
/** Most texts name none of them. */
const perhapsFeast = /day|eve\b|halloween|juneteenth|fourth of july/i;

/** "the Boxing Day flood of 2015" was on 26 December; "Independence Day 1992" has its year, too. */
export const findFeasts: Finder = (text) =>
  (perhapsFeast.test(text) ? named : []).flatMap(({ day, pattern }) =>
    [...plain(text).matchAll(pattern)].map((match) => {
      const year = match[1];
      const keys = [`day:${day}`, ...(year ? [`date:${year}-${day}`] : [])];
      return finding(match, {
        keys: keys.slice(-1),
        implies: [
          ...keys,
          `monthname:${Number(day.slice(0, 2))}`,
          ...(year ? [`year:${year}`, `month:${year}-${day.slice(0, 2)}`] : []),
        ],
      });
    }),
  );

/** "on two Saturdays, 22 May and 2 October 2027": each full date behind it is one. */
const datesBehind = (text: string, end: number, weekday: number): string[] => {
  const behind = /^s, (.{6,60}?)(?:[.;]|$)/.exec(text.slice(end - 1))?.[1];
  const dates = behind ? findDates(behind).filter(({ iso, day }) => iso && day) : [];
  return dates.length > 0 &&
    dates.every(({ iso = '' }) => (new Date(iso).getUTCDay() + 6) % 7 === weekday)
    ? dates.map(({ iso = '' }) => `date:${iso.slice(0, 10)}`)
    : [];
};

/** "on Tuesdays". */
export const findWeekdays: Finder = (text) =>
  [
    ...plain(text).matchAll(
      /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b(?!\.?\s+\p{Lu})/gu,
    ),
  ].map((match) => {
    const at = days.findIndex((day) => day.startsWith((match[1] ?? match[2] ?? '').toLowerCase()));
    const key = `weekday:${at}`;
    const end = match.index + match[0].length;
    const calendar = [...dateBefore(text, match.index, at), ...datesBehind(text, end, at)];
    return finding(match, { keys: [key, ...calendar], implies: [key] });
  });

/** "spring 2028", "the fall of 2016": also true of what is dated in one of its months. */
export const findSeasons: Finder = (text) =>
  [
    ...plain(text).matchAll(
      /\b(winter|spring|summer|fall|autumn)(?: of|,)?\s+((?:19|20)\d{2})\b(?!-\d)/gi,
    ),
  ].map((match) => {
    const name = (match[1] ?? '').toLowerCase().replace('autumn', 'fall');
    const year = match[2] ?? '';
    const key = `season:${name}-${year}`;
    const inMonths = (seasons[name] ?? []).map(
      (at) => `month:${year}-${String(at).padStart(2, '0')}`,
    );
    return finding(match, {
      keys: [key, ...inMonths],
      implies: [key, `year:${year}`],
    });
  });
