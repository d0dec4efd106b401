import { toPlainText } from '@grantwright/shared/richtext';
import { cacheByText } from './cache-by-text.ts';

/** Collapses runs of whitespace and trims the ends. */
export const squeeze = (text: string): string =>
  (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/**
 * Normalizes text for comparison: converts it to lower case, simplifies quotation marks and dashes, and removes
 * punctuation.
 */
export const comparable = cacheByText((text): string =>
  squeeze(
    toPlainText(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%$€£+]+/gu, ' '),
  ),
);

/** Whether text normalized by `comparable` contains a phrase as whole words. */
export const containsPhrase = (text: string, phrase: string): boolean =>
  ` ${text} `.includes(` ${phrase} `);

const commonWords = new Set(
  (
    'a an the and or of to in on for by with from at as is are be been will would shall must may can should that this ' +
    'these those it its their your our his her any all each per no not than then which who whom such other into have ' +
    'has had do does if so you we they i also only more most up out'
  ).split(' '),
);

/** Returns the content words in comparable form. */
export const listContentWords = cacheByText((text): readonly string[] =>
  comparable(text)
    .split(' ')
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !commonWords.has(word)),
);

/** Computes the fraction (0 to 1) of the smaller vocabulary shared by both texts. */
export const computeWordOverlap = (a: string, b: string): number => {
  const left = new Set(listContentWords(a));
  const right = new Set(listContentWords(b));
  const smaller = Math.min(left.size, right.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared++;
  return shared / smaller;
};

/** Capitalizes the first letter, except in names such as "eRA". */
export const capitalize = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Removes the given characters and whitespace from the end of text. */
export function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && (/\s/.test(text.charAt(end - 1)) || characters.includes(text.charAt(end - 1))))
    end--;
  return text.slice(0, end);
}
