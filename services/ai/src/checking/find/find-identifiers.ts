import type { Finder } from '../finding.ts';
import { codeKey } from './find-codes.ts';

/** EINs, section numbers of the tax code, grant and opportunity numbers: letters and digits that name one thing. */
const pattern =
  /\b\d{2}[-–‑ ]?\d{7}\b|\b501\s?\(c\)\s?\(\d{1,2}\)|\b\d{5}-\d{4}\b|\b(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z0-9]{2,}(?:-[A-Z0-9]{2,})+\b/g;

export const findIdentifiers: Finder = (text) =>
  [...text.matchAll(pattern)].map((match) => {
    const key = `digits:${match[0].replace(/[^A-Za-z0-9]/g, '').toLowerCase()}`;
    return {
      kind: 'figure',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      keys: [key, `code:${codeKey(match[0])}`],
      implies: [key],
    };
  });
