/** Normalizes text to lower-case letters and digits, without spaces, punctuation or invisible characters. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether one string contains another, ignoring line breaks and formatting. */
export const containsText = (text: string, part: string): boolean => {
  const needle = normalizeText(part);
  return needle !== '' && normalizeText(text).includes(needle);
};

/** A match shorter than this may be a coincidence. */
const minMatchLength = 30;

/** Whether the text contains one of the given strings, or a long substring of the first. */
export const containsAny = (text: string, [whole = '', ...parts]: string[]): boolean => {
  const normalizedText = normalizeText(text);
  const needle = normalizeText(whole);
  for (let index = 0; index + minMatchLength <= needle.length; index += minMatchLength / 2)
    if (normalizedText.includes(needle.slice(index, index + minMatchLength))) return true;
  return parts.some((part) => containsText(normalizedText, part));
};
