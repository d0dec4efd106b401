import { plain } from '@grantwright/analyst';
import { parseNumber } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';
import { figure } from './figure.ts';
import { romanValue } from './roman.ts';

/** "44,50" as most of Europe writes it; "1,200" is a thousand, "1,2,3" a list. */
const withComma: Finder = (text) =>
  [...text.matchAll(/(?<![\w.,$€£/-])(\d{1,3}(?:\.\d{3})*|\d+),(\d{1,2})(?![\w,/]|\.\d)/g)].map(
    (match) => {
      const [written, whole = '', part = ''] = match;
      return figure(
        text,
        match,
        `number:${Number(`${whole.replace(/\./g, '')}.${part}`)}`,
        `written:${written}`,
      );
    },
  );

/** "㉝", "⑽", "Ⅷ" within a line; at its beginning it counts items. */
const inOneSign: Finder = (text) =>
  [...text.matchAll(/(?<=\S\s?)(?:[⑩-⑳㉑-㉟㊱-㊿⑽-⒇⒑-⒛⓫-⓴]|[Ⅰ-Ⅿⅰ-ⅿ]+)/gu)].flatMap((match) => {
    const read = match[0].normalize('NFKC').replace(/[().]/g, '');
    const value = parseNumber(read) ?? romanValue(read.toUpperCase());
    return value === undefined ? [] : [figure(text, match, `number:${value}`)];
  });

const foreign =
  'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cient[oa]s?|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s|mil|miles|millón|millones|' +
  'vingt|trente|quarante|cinquante|soixante|mille|milliers?|centaines?|milliards?|' +
  'zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|\\p{L}*hundert|\\p{L}*tausende?|millionen|milliarden?|' +
  'vinte|trinta|quarenta|cinquenta|sessenta|oitenta|milhão|milhões|milhares|trenta|quaranta|cinquanta|sessanta|ottanta|novanta|milioni|migliaia';
/** "cuarenta mil familias": a draft in another language counts as well; only the same words prove it. */
const inOtherLanguages: Finder = (text) =>
  [
    ...text.matchAll(
      new RegExp(
        `(?<![\\p{L}\\p{M}\\d])(?:${foreign})(?:\\s+(?:y\\s+)?(?:${foreign}))*(?![\\p{L}\\p{M}\\d])`,
        'giu',
      ),
    ),
  ]
    // "Mil Gracias", "Cien Voces" are names; German writes its numbers so
    .filter(
      ({ 0: words, index }) =>
        !/^\p{Lu}/u.test(words) ||
        /(?:en|hundert|tausende?)$/i.test(words) ||
        (index === 0 && !/^\s+\p{Lu}/u.test(text.slice(words.length))),
    )
    .map((match) => figure(text, match, `written:${match[0].toLowerCase()}`));

/** "since the nineties", "in the early sixties". */
const decades: Finder = (text) =>
  [
    ...plain(text).matchAll(
      /(?<=\bthe\s(?:(?:early|mid|late)[\s-])?)(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/gi,
    ),
  ].map((match): Finding => {
    const ten = parseNumber((match[1] ?? '').toLowerCase().replace(/ies$/, 'y')) ?? 0;
    const keys = [`decade:${1900 + ten}`, ...(ten <= 30 ? [`decade:${2000 + ten}`] : [])];
    return { ...figure(text, match, ...keys), kind: 'date' };
  });

const from: [string, number, number][] = [
  ['dozens', 24, 300],
  ['scores', 40, 400],
  ['hundreds', 190, 3_000],
  ['thousands', 1_900, 300_000],
  ['tens of thousands', 19_000, 300_000],
  ['hundreds of thousands', 190_000, 3_000_000],
  ['millions', 1_900_000, Number.POSITIVE_INFINITY],
];

/** What a count may be called that is not told: "hundreds" of 340. */
export const vagueKeys = (value: number): string[] =>
  from.flatMap(([name, least, most]) => (value >= least && value < most ? [`vague:${name}`] : []));

/** "dozens of teachers", "thousands of meals": no count, and still a claim. */
const vague: Finder = (text) =>
  [
    ...text.matchAll(
      /\b(dozens|scores|hundreds|thousands|millions) (?:and \1 )?of (?!(?:the )?(?:dozens|hundreds|thousands|millions|billions|trillions|dollars)\b)(?=(?:[a-z-]+ ){0,3}\p{Ll})/giu,
    ),
  ].map((match): Finding => {
    const words = match[1] ?? '';
    const found = figure(text, match, `vague:${words.toLowerCase()}`);
    return { ...found, text: words, end: match.index + words.length, needsContext: true };
  });

/** Figures that are written in none of the usual ways. */
export const otherForms: Finder[] = [withComma, inOneSign, inOtherLanguages, decades, vague];
