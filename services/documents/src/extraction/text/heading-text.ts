import { anyOf } from '@grantwright/shared/values/any-of';

const numbering = anyOf(
  /^(?:section|part|article|chapter|step|phase|appendix|attachment|exhibit)\s+(?:[ivxlc]+|\d+|[a-z])\b/i,
  /^(?:[IVXLC]+\.\s|[A-Z]\.\s|\d+(?:\.\d+)*\.?\s)/i,
);
const maxWords = 14;
const maxLength = 110;
const maxUnnumberedWords = 8;

const splitWords = (line: string) => line.split(/\s+/).filter(Boolean);

/** Whether most letters are capitals: "ELIGIBILITY AND AWARD". */
export function isCapitals(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, '');
  if (letters.length < 4) return false;
  return letters.replace(/[^\p{Lu}]/gu, '').length / letters.length > 0.85;
}

/** Whether all longer words are capitalized: "How to Apply", "Award Size and Duration". */
export function isTitleCase(line: string): boolean {
  const words = splitWords(line).filter((word) => /^\p{L}/u.test(word) && word.length > 3);
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Whether the text of a line can be a heading, which must be short and not a sentence. */
export function couldBeHeading(line: string): boolean {
  if (splitWords(line).length > maxWords || line.length > maxLength) return false;
  if (/[.;,]$/.test(line) && !/\b(etc|inc|no)\.$/i.test(line)) return false;
  return /\p{L}{2}/u.test(line) && /^[\p{Lu}\d(“"¿¡]/u.test(line);
}

/** Whether a line without formatting is a heading: either in capitals, or in title case and numbered or short. */
export function looksLikeHeading(line: string): boolean {
  if (!couldBeHeading(line) || /:(?:\s*\S|$)|[$@]/.test(line)) return false;
  const isShort = splitWords(line).length <= maxUnnumberedWords;
  return isCapitals(line) || ((isShort || numbering.test(line)) && isTitleCase(line));
}

/** Returns the level implied by a heading's numbering: 2 for "2.1 Budget", 1 for "Section IV". */
export function findHeadingDepth(line: string): number | undefined {
  const decimal = /^(\d+(?:\.\d+)*)\.?\s/.exec(line)?.[1];
  if (decimal) return Math.min(6, decimal.split('.').length);
  return /^(section|part|article|chapter|step)\s+([ivxlc]+|\d+)\b/i.test(line) ? 1 : undefined;
}
