const romans: [number, string][] = [
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
/** Larger numbers are written in digits. */
const maxValue = 9_999;

/**
 * Formats the number of a list item (ECMA-376, 17.18.59 ST_NumberFormat). Rare formats and those of other
 * languages use digits.
 */
export function formatNumber(value: number, format: string): string {
  if (!Number.isInteger(value) || value > maxValue || value < 0) return String(value);
  switch (format) {
    case 'none':
    case 'bullet':
      return '';
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerLetter':
      return letters(value);
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    default:
      return String(value);
  }
}

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, sign] of romans) for (; rest >= worth; rest -= worth) text += sign;
  return text;
}

/** a to z, then aa, bb and so on. */
const letters = (value: number): string =>
  value === 0 ? '' : String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));

function ordinalEnding(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}
