import { plain } from '@grantwright/analyst';
import { parseNumber } from '../../text/numbers.ts';
import type { Finder } from '../finding.ts';
import { figure } from './figure.ts';

/** "−40 degrees": a figure below nothing. */
export const findNegatives: Finder = (text) =>
  [...plain(text).matchAll(/(?<=^|[\s(])-(\d[\d,]*(?:\.\d+)?)(?![\w-]|[.,]\d)/g)].flatMap(
    (match) => {
      const value = parseNumber(match[1] ?? '');
      return value === undefined ? [] : [figure(text, match, `number:${value}`)];
    },
  );
