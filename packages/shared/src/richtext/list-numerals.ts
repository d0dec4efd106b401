const numerals: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Formats a positive whole number as a lower-case Roman numeral; from 4,000 on, with another M for each thousand. */
export function toRomanNumeral(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, numeral] of numerals) {
    text += numeral.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return text;
}

/** Formats a whole number as Word letters list items: a to z, then aa, bb and so on. Returns an empty string for 0. */
export const toLetterNumeral = (value: number): string =>
  value === 0 ? '' : String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
