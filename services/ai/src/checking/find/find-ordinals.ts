import { plain } from '@grantwright/analyst';
import { numberWords, parseNumber } from '../../text/numbers.ts';
import type { Finder } from '../finding.ts';

const named: Record<string, string> = {
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};
const inWords =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth)';
const pattern = new RegExp(
  `(?<![\\w.,$-])(?:(\\d{1,3})(?:st|nd|rd|th)|((?:first|second|third)(?=\\s+(?:(?<!\\bin the first\\s)place|prize|grade(?:rs?)?|quarter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\\b))|(?=${inWords})(?<!(?:one|two|three|four|${numberWords})[ -])(${inWords}))(?![\\w])(?!\\s+(?:Street|St|Avenue|Ave|Floor|Century)\\b)`,
  'gi',
);

const perhaps = /\d(?:st|nd|rd|th)|th\b|\b(?:first|second|third)\b/i;

const ends: Record<string, string> = { first: 'one', second: 'two', third: 'three' };

const cardinal = (word: string): number | undefined => {
  const parts = word.toLowerCase().split('-');
  const last = parts.at(-1) ?? '';
  const plainLast = ends[last] ?? named[last] ?? last.replace(/ieth$/, 'y').replace(/th$/, '');
  return parseNumber([...parts.slice(0, -1), plainLast].join('-'));
};

/** "our 51st season", "by the tenth lesson"; what counts paragraphs ("first", "second", "third") says no figure, what counts grades or Mondays does. */
export const findOrdinals: Finder = (text) =>
  (perhaps.test(text) ? [...plain(text).matchAll(pattern)] : []).flatMap((match) => {
    const value = match[1] ? Number(match[1]) : cardinal(match[2] ?? match[3] ?? '');
    if (value === undefined || (value < 4 && !match[2])) return [];
    const key = `ordinal:${value}`;
    return [
      {
        kind: 'figure' as const,
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        keys: [key, `number:${value}`],
        implies: [key],
        needsContext: true,
      },
    ];
  });

const large = new RegExp(
  `(?<![\\w.,$-])(?:((?:(?:${numberWords})[ -])?(?:hundred|thousand))(?: and)?[ -](${inWords}|first|second|third)|(${numberWords})[ -](hundred|thousand)th)(?![\\w-])`,
  'gi',
);

/** "our hundred and first year", "the two hundredth kitchen". */
export const findLargeOrdinals: Finder = (text) =>
  [...(/hundred|thousand/i.test(text) ? plain(text) : '').matchAll(large)].flatMap((match) => {
    const [written, whole, rest, count, scale] = match;
    const value = whole
      ? (parseNumber(whole) ?? Number.NaN) + (cardinal(rest ?? '') ?? Number.NaN)
      : parseNumber(`${count} ${scale}`);
    if (value === undefined || Number.isNaN(value)) return [];
    const keys = [`ordinal:${value}`, `number:${value}`];
    const [start, end] = [match.index, match.index + written.length];
    return [
      { kind: 'figure', text: text.slice(start, end), start, end, keys, implies: keys.slice(0, 1) },
    ];
  });
