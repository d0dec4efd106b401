import { plain } from '@grantwright/analyst';
import { numberWords, parseNumber } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';
import { figure } from './figure.ts';

const pattern = new RegExp(
  `(?<![\\w.,])(?:(\\d{1,3}(?:\\.\\d{3})+,\\d{2})\\s?(?:€|£|\\$|EUR\\b|kr\\b|zł|Kč)|(\\d{1,3}|${numberWords})\\s?(?:cents?\\b|pence\\b|¢))(?! (?:of|in|out of|from|on) (?:every|each|the) )`,
  'giu',
);
const perhaps = /[€£$¢]|EUR|kr|zł|Kč|cent|pence/iu;

/** "9.999,00 €" as Europeans write it, "ninety-nine cents", "99¢". */
export const findCents: Finder = (text) =>
  (perhaps.test(text) ? [...plain(text).matchAll(pattern)] : []).flatMap((match): Finding[] => {
    const cents = match[2] === undefined ? undefined : parseNumber(match[2]);
    const value = match[1]
      ? Number(match[1].replaceAll('.', '').replace(',', '.'))
      : (cents ?? Number.NaN) / 100;
    if (Number.isNaN(value)) return [];
    return [{ ...figure(text, match, `money:${value}`), kind: 'money', value }];
  });
