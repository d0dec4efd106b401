/** Longer than any name or requirement of an analysis; keeps comparisons with long paragraphs fast. */
const maxLength = 2_000;

/** Strips numbering, case, punctuation and accents from a name. Files may store accents composed or decomposed. */
export const normalizeName = (text: string): string =>
  text
    .slice(0, maxLength)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]+/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s\d.ivx)(]*[.)]\s+/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether two headings name the same section, ignoring numbering, case, punctuation and accents. */
export const isSameName = (a: string, b: string): boolean => normalizeName(a) === normalizeName(b);
