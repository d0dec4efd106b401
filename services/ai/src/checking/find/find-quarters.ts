import { plain } from '@grantwright/analyst';
import type { Finder, Finding } from '../finding.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];
const year = String.raw`(?:FY\s?)?['’]?((?:19|20)?\d{2})(?![\d/-]|[.,]\d)`;
const monthsOf = (number: string, year: string): string[] =>
  [1, 2, 3].map((at) => `month:${year}-${String((Number(number) - 1) * 3 + at).padStart(2, '0')}`);
const pattern = new RegExp(
  String.raw`\bQ([1-4])(?:\s(?:of\s)?|\/|-)?${year}|(?<![\w.,$-])([1-4])Q\s?${year}|\b(?:(${ordinals.join('|')})|([1-4])(?:st|nd|rd|th))[\s-]quarter(?:,?\s(?:of\s)?(?:fiscal (?:year )?)?${year})?`,
  'gi',
);

/** "Q3 2023", "3Q23", "the third quarter of 2023": also true of what is dated in one of its months. */
export const findQuarters: Finder = (text) =>
  /q[1-4]|[1-4]q|quarter/i.test(text)
    ? [...plain(text).matchAll(pattern)].map((match): Finding => {
        const number =
          match[1] ??
          match[3] ??
          match[6] ??
          `${ordinals.indexOf((match[5] ?? '').toLowerCase()) + 1}`;
        const said = match[2] ?? match[4] ?? match[7];
        const of = said?.length === 2 ? `20${said}` : said;
        const any = `quarter:${number}`;
        const isFiscal = /\bFY|fiscal/i.test(match[0]);
        return {
          kind: 'date',
          text: text.slice(match.index, match.index + match[0].length),
          start: match.index,
          end: match.index + match[0].length,
          keys: [of ? `${any}-${of}` : any, ...(of && !isFiscal ? monthsOf(number, of) : [])],
          implies: [any, ...(of ? [`${any}-${of}`, `year:${of}`] : []), `ordinal:${number}`],
        };
      })
    : [];
