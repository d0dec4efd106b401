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
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const footnoteMarks = ['*', '†', '‡', '§'];

/** Larger numbers are written in digits. */
const maxValue = 9_999;

/**
 * Formats the number of a list item (ECMA-376, 17.18.59 ST_NumberFormat). Formats of other languages use
 * digits.
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
    case 'cardinalText':
      return capitalized(inWords(value));
    case 'ordinalText':
      return capitalized(ordinalInWords(value));
    case 'hex':
      return value.toString(16).toUpperCase();
    case 'numberInDash':
      return `- ${value} -`;
    case 'chicago': {
      const mark = footnoteMarks[(value - 1) % footnoteMarks.length] ?? '';
      return mark.repeat(Math.ceil(value / footnoteMarks.length));
    }
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

function inWords(value: number): string {
  if (value < 20) return ones[value] ?? '';
  if (value < 100) {
    const ten = tens[Math.floor(value / 10) - 2] ?? '';
    return value % 10 === 0 ? ten : `${ten}-${ones[value % 10] ?? ''}`;
  }
  const [unit, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % unit;
  return `${inWords(Math.floor(value / unit))} ${word}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
}

function ordinalInWords(value: number): string {
  const words = inWords(value);
  const at = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const last = words.slice(at);
  return words.slice(0, at) + (ordinals[last] ?? `${last.replace(/y$/, 'ie')}th`);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
