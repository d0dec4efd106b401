/** Normalizes text to lower-case letters and digits, without spaces, punctuation or invisible characters. */
export const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a text contains another, ignoring line breaks and formatting. */
export const containsText = (text: string, part: string): boolean => {
  const wanted = normalized(part);
  return wanted !== '' && normalized(text).includes(wanted);
};

/** A match of this length is not a coincidence. */
const minMatchLength = 30;

/** Whether a text contains one of these, or a long substring of the first. */
export const containsAny = (text: string, [whole = '', ...parts]: string[]): boolean => {
  const within = normalized(text);
  const wanted = normalized(whole);
  for (let at = 0; at + minMatchLength <= wanted.length; at += minMatchLength / 2)
    if (within.includes(wanted.slice(at, at + minMatchLength))) return true;
  return parts.some((part) => containsText(within, part));
};
