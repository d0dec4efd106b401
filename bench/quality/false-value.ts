import type { Claim } from '@grantwright/shared/contract';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthName = new RegExp(`\\b(?:${months.join('|')})\\b`);
const names = ['Quillfeather', 'Vanterpool', 'Ostrowicz', 'Habermehl', 'Tregunna', 'Wolstencroft'];

const bare = (text: string): string => text.replace(/(?<=\d)[,\s](?=\d{3})/g, '');

/** Another digit in the first place, then in the second, and so on: "34,800" as "44,800", "35,800". */
const otherDigits = (text: string): string[] =>
  [...text.matchAll(/\d/g)].flatMap(({ 0: digit, index }) =>
    [1, 3, 5].map(
      (by) =>
        text.slice(0, index) + String(((Number(digit) + by - 1) % 9) + 1) + text.slice(index + 1),
    ),
  );

const year = /^(?:19|20)\d\d$/;
/** A year near it. */
const otherYears = (text: string): string[] => [3, -4, 6].map((by) => String(Number(text) + by));

/** Another month, four and seven later. */
const otherMonths = (text: string): string[] => {
  const [found] = monthName.exec(text) ?? [];
  const at = months.indexOf(found ?? '');
  return found ? [4, 7].map((by) => text.replace(found, months[(at + by) % 12] ?? found)) : [];
};

/** Its last word as that of another name, not the same for all. */
const otherNames = (text: string): string[] =>
  names.map((_, at) =>
    text.replace(
      /(?<![\p{L}'’-])\p{Lu}(?:\p{L}|['’-](?=\p{L}))+(?=[^\p{L}]*$)/u,
      names[(at + text.length) % names.length] ?? '',
    ),
  );

/**
 * A false value in the place of a true one, of its kind and near it, which stands nowhere in what is known;
 * undefined where none can be made: links, and words for numbers.
 */
export const falseValue = (
  { text, kind }: Pick<Claim, 'text' | 'kind'>,
  known: string,
): string | undefined => {
  if (/[@/]/.test(text)) return undefined;
  const all = bare(known);
  const others = monthName.test(text)
    ? otherMonths(text)
    : year.test(text)
      ? otherYears(text)
      : /\d/.test(text)
        ? otherDigits(text)
        : kind === 'name'
          ? otherNames(text)
          : [];
  return others.find((other) => {
    if (other === text) return false;
    const digits = bare(other).match(/\d+(?:\.\d+)?/g) ?? [];
    return monthName.test(other) || digits.length === 0
      ? !known.includes(other)
      : digits.every(
          (figure) =>
            bare(text).includes(figure) || !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(all),
        );
  });
};
