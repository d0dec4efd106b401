import { shortStreetWords } from '../../text/street-words.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const contains = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);

export const sameName = (a: string, b: string): boolean => {
  const bare = (text: string) =>
    plain(text)
      .replace(/^the /, '')
      .replace(/ (?:inc|incorporated|corp|corporation)$/, '');
  return contains(bare(a), bare(b));
};

/** "2240 SE Hawthorne Boulevard" and "2240 SE HAWTHORNE BLVD, Suite 4" are one place. */
export const sameStreet = (a: string, b: string): boolean => {
  const spelled = (text: string) =>
    plain(text)
      .split(' ')
      .map((word) => shortStreetWords[word] ?? word)
      .join(' ');
  return contains(spelled(a), spelled(b));
};

export const sameNumber = (a: string, b: string): boolean => {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  return digits(a) === digits(b);
};

export const sameSite = (a: string, b: string): boolean => {
  const host = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/.*$/, '');
  return host(a) === host(b);
};

export const sameText = (a: string | number, b: string | number): boolean =>
  plain(String(a)) === plain(String(b));
