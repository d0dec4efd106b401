import { toLetterNumeral, toRomanNumeral } from '@grantwright/shared/richtext';

/** Larger numbers are formatted as digits. */
const maxValue = 9_999;

/**
 * Formats the number of a list item (ECMA-376, 17.18.59 ST_NumberFormat). Uses digits for rare formats and formats of
 * other languages.
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
      return toRomanNumeral(value).toUpperCase();
    case 'lowerRoman':
      return toRomanNumeral(value);
    case 'upperLetter':
      return toLetterNumeral(value).toUpperCase();
    case 'lowerLetter':
      return toLetterNumeral(value);
    case 'ordinal':
      return `${value}${chooseOrdinalEnding(value)}`;
    default:
      return String(value);
  }
}

function chooseOrdinalEnding(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}
