/** Longer than any name or requirement of an analysis; keeps comparisons with long paragraphs fast. */
const maxLength = 2_000;

/**
 * Strips numbering, case, punctuation and accents from a name or sentence. Files may store accents composed or
 * decomposed.
 */
export const toComparableText = (text: string): string =>
  text
    .slice(0, maxLength)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]+/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s\d.ivx)(]*[.)]\s+/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether two names or sentences are the same, ignoring numbering, case, punctuation and accents. */
export const isSameText = (a: string, b: string): boolean =>
  toComparableText(a) === toComparableText(b);
