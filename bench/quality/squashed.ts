/** Letters and digits alone, in plain form: lines, hyphens, blanks and signs that nobody sees make no difference. */
export const squashed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a text holds another, however both are broken and dressed. */
export const heldIn = (text: string, part: string): boolean => {
  const wanted = squashed(part);
  return wanted !== '' && squashed(text).includes(wanted);
};

/** So many letters in a row are no chance. */
const telling = 30;

/** Whether a text holds any of these, or a telling stretch of the first. */
export const anyOf = (text: string, [whole = '', ...parts]: string[]): boolean => {
  const within = squashed(text);
  const wanted = squashed(whole);
  for (let at = 0; at + telling <= wanted.length; at += telling / 2)
    if (within.includes(wanted.slice(at, at + telling))) return true;
  return parts.some((part) => heldIn(within, part));
};
