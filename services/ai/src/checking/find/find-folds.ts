import { plain } from '@grantwright/analyst';
import { numberWords, parseNumber } from '../../text/numbers.ts';
import type { Finder } from '../finding.ts';
import { figure } from './figure.ts';

const pattern = new RegExp(
  `(?<![\\w.,$-])(\\d+(?:\\.\\d+)?|${numberWords})(?:[ -]?fold|x)(?![\\w])`,
  'gi',
);
const perhaps = /fold|[a-z\d]x/i;

/** "fivefold", "5-fold", "ten-fold", "5x". */
export const findFolds: Finder = (text) =>
  [
    ...(perhaps.test(text) ? plain(text).matchAll(pattern) : []),
    ...text.matchAll(/\b(sext|sept|oct|cent)upl(?:e[sd]?|ing)\b/gi),
  ].flatMap((match) => {
    const value =
      { sext: 6, sept: 7, oct: 8, cent: 100 }[(match[1] ?? '').toLowerCase()] ??
      parseNumber(match[1] ?? '');
    return value === undefined ? [] : [figure(text, match, `times:${value}`)];
  });
