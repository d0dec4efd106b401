/** Longer than any name or requirement of an analysis; keeps comparisons with long paragraphs short. */
const maxLength = 2_000;

/** A name without numbering, case and punctuation. */
export const normalizeName = (text: string): string =>
  text
    .slice(0, maxLength)
    .toLowerCase()
    .replace(/^[\s\d.ivx)(]*[.)]\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two headings name the same section, ignoring numbering, case and punctuation. */
export const isSameName = (a: string, b: string): boolean => normalizeName(a) === normalizeName(b);
