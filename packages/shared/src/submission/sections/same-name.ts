/** A name without numbering, case and punctuation. */
export const normalizeName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[\s\d.ivx)(]*[.)]\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two headings name the same section, apart from numbering, case and punctuation. */
export const isSameName = (a: string, b: string): boolean => normalizeName(a) === normalizeName(b);
