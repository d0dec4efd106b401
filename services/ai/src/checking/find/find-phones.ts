import type { Finder } from '../finding.ts';

const pattern =
  /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}(?!\d)(?:\s*(?:x|ext\.?)\s*\d{1,5})?|\+\d{1,3}(?:[\s.-]?\(?\d{2,4}\)?){2,5}/g;

const national = (written: string): string =>
  written
    .replace(/(?:x|ext).*$/i, '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');

/** Telephone numbers, equal in any punctuation. */
export const findPhones: Finder = (text) =>
  [...text.matchAll(pattern)].map((match) => {
    const key = `digits:${national(match[0])}`;
    return {
      kind: 'figure',
      text: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
      keys: [key],
      implies: [key],
    };
  });
