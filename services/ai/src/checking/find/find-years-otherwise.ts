import { plain } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { parseNumber } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';
import { romanValue } from './roman.ts';

const dated = (match: RegExpMatchArray, keys: string[], implies = keys): Finding => ({
  kind: 'date',
  text: match[0],
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
  keys,
  implies,
});
const ofYear = (year: number): string[] => [
  `year:${year}`,
  `decade:${Math.floor(year / 10) * 10}`,
  `century:${Math.ceil(year / 100)}`,
];
/** Two figures are of the past hundred years. */
const fullYear = (short: string): number => Number(short) + (Number(short) > 40 ? 1900 : 2000);

/** "'92", "the '90s"; an apostrophe behind a word closes something. */
const short: Finder = (text) =>
  [...plain(text).matchAll(/(?<![\w'")\]])'(\d{2})(s?)(?![\w'"%]|[.,]\d)/g)].map((match) => {
    const year = fullYear(match[1] ?? '');
    return match[2]
      ? dated(match, [`decade:${year}`])
      : dated(match, [`year:${year}`], ofYear(year));
  });

/** "Group 2 Nov 29" is the second group and a day of November, "May 15-Jun 30 2027" two days of one year. */
const shortDate =
  /(?<!\b(?:[Gg]roups?|[Gg]rps?|[Ww]eeks?|[Pp]hase|[Rr]ounds?|[Cc]ohorts?|[Ss]essions?|[Ss]tage|[Ss]tep|[Pp]art|[Nn]o\.?|[Gg]r(?:ade)?s?\.?|[Yy]ear|[Tt]erm|[Cc]lass|[Tt]eam)\s)(?<!\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s)(?<![\w#-])(\d{1,2}[-. ][A-Z][a-z]{2})[-. ]'?(\d{2})(?![\w/-]|,?\s(?:19|20)\d{2}\b)/g;

/** "Oct 29 26", "May 4, 28": in notes the year may be two figures; what follows them must be no thing that they count. */
const shortMonthFirst =
  /(?<![\w#-])((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? \d{1,2}),? '?([1-3]\d)(?=\s*(?:$|[),;.\]\n–-](?!\d)|(?:thru|through|until|till|to|and)\s))/g;

/** "9-Mar-92": the day with a year of two figures. */
const shortDates: Finder = (text) =>
  [...plain(text).matchAll(shortDate), ...plain(text).matchAll(shortMonthFirst)].flatMap(
    (match) => {
      const [found] = findDates((match[1] ?? '').replace(/[-.]/, ' '));
      if (found?.day === undefined) return [];
      const year = fullYear(match[2] ?? '');
      const [month, day] = [found.month, found.day].map((part) => String(part).padStart(2, '0'));
      const key = `date:${year}-${month}-${day}`;
      return [
        dated(match, [key], [key, `day:${month}-${day}`, `month:${year}-${month}`, `year:${year}`]),
      ];
    },
  );

const tens =
  'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const worded = new RegExp(
  String.raw`\b(eighteen|nineteen|twenty)[\s-](?:oh[\s-](one|two|three|four|five|six|seven|eight|nine)|(?=(?:${tens})\b)((?:${tens})(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?))\b(?!\s+(?:hundred|thousand|percent|million))`,
  'gi',
);

/** "nineteen ninety-two", "twenty oh five". */
const inWords: Finder = (text) =>
  (/\b(?:eighteen|nineteen|twenty)[\s-]/i.test(text) ? [...plain(text).matchAll(worded)] : []).map(
    (match) => {
      const hundreds = parseNumber(match[1] ?? '') ?? 0;
      const year = hundreds * 100 + (parseNumber(match[2] ?? match[3] ?? '') ?? 0);
      return dated(match, [`year:${year}`], ofYear(year));
    },
  );

/** "MCMXCII". */
const inRoman: Finder = (text) =>
  [...text.matchAll(/\bM[MDCLXVI]{3,}\b/g)].flatMap((match) => {
    const year = romanValue(match[0]);
    return year === undefined ? [] : [dated(match, [`year:${year}`], ofYear(year))];
  });

const centuryWords: Record<string, number> = {
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
};
/** "the 19th century", "the XIX century"; everybody lives in the 21st. */
const centuries: Finder = (text) =>
  (/centur/i.test(text)
    ? [
        ...plain(text).matchAll(
          /\b(?:(\d{1,2})(?:st|nd|rd|th)|([IVX]{1,6})|(seventeenth|eighteenth|nineteenth|twentieth))(?:[\s-]century|(?=\s(?:and|or)\s\S+[\s-]century))\b/gi,
        ),
      ]
    : []
  ).flatMap((match) => {
    const century =
      centuryWords[(match[3] ?? '').toLowerCase()] ??
      (match[1] ? Number(match[1]) : romanValue((match[2] ?? '').toUpperCase()));
    return century === undefined || century === 21 ? [] : [dated(match, [`century:${century}`])];
  });

/** Years, decades and centuries that are not written in four figures. */
export const yearsOtherwise: Finder[] = [centuries, shortDates, short, inWords, inRoman];
