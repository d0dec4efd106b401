/** Normalizes a text to lower-case letters and digits, without spaces, punctuation and invisible characters. */
export const squashed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a text contains another, ignoring line breaks and formatting. */
export const heldIn = (text: string, part: string): boolean => {
  const wanted = squashed(part);
  return wanted !== '' && squashed(text).includes(wanted);
};

/** A match of this length is not a coincidence. */
const minMatchLength = 30;

/** Whether a text contains one of these, or a long substring of the first. */
export const anyOf = (text: string, [whole = '', ...parts]: string[]): boolean => {
  const within = squashed(text);
  const wanted = squashed(whole);
  for (let at = 0; at + minMatchLength <= wanted.length; at += minMatchLength / 2)
    if (within.includes(wanted.slice(at, at + minMatchLength))) return true;
  return parts.some((part) => heldIn(within, part));
};
