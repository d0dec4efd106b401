import { numberWords, wholeNumber } from '../../submission/counting/number-words.ts';
import { moneyIn } from '../../submission/readiness/money.ts';

/** The values in a text, by unit: "page" → "8", "date" → "09-24", "money" → "5000". */
export type StatedValues = ReadonlyMap<string, ReadonlySet<string>>;

type Found = { unit: string; value: string; start: number; end: number };

export const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = String.raw`(?<month>${monthNames.join('|')})[a-z]{0,6}\.?`;
const year = String.raw`(?:,?\s(?:of\s)?(?:19|20)\d{2}\b)?`;
const dates: readonly RegExp[] = [
  new RegExp(String.raw`\b${month}\s(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?!:)${year}`, 'gi'),
  new RegExp(String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?${month}${year}\b`, 'gi'),
  /\b(?<number>\d{1,2})\/(?<day>\d{1,2})\/(?:\d{4}|\d{2})\b/g,
  /\b(?:19|20)\d{2}-(?<number>\d{2})-(?<day>\d{2})\b/g,
];
const clock = /\b(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?(?<half>[ap])\.?m\b/gi;
const percent = /\b(?<value>\d{1,3}(?:\.\d{1,2})?)\s?(?:%|percent\b|per cent\b)/gi;
const ratio = /\b(?:one[- ]to[- ]one|(?<from>\d):(?<to>\d)(?!\d|\s?[ap]\.?m))\b/gi;
const address = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b/g;

const counted =
  'page|word|character|point|copy|copie|letter|day|week|month|year|award|grant|application|proposal|reference|slide|minute|hour|megabyte|mb|inch|inche|quote|partner|member|site|photo|sample|attachment|resume|participant';
const count = new RegExp(
  String.raw`\b(?<number>\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d)?|${numberWords})(?:\s\(\d{1,6}\))?[\s-](?:(?:double|single|typed|calendar|business|spaced|sided|written)[\s-]){0,3}(?<unit>${counted})s?\b`,
  'gi',
);

/** The values of a text with a unit: dates, times, money, shares, counts and e-mail addresses. */
function valuesWithPositions(text: string): Found[] {
  const found = (pattern: RegExp, read: (groups: Groups) => Omit<Found, 'start' | 'end'>) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...read(match.groups ?? {}),
      start: match.index,
      end: match.index + match[0].length,
    }));
  return [
    ...dates.flatMap((pattern) => found(pattern, dateOf)),
    ...found(clock, clockOf),
    ...found(percent, ({ value = '' }) => ({ unit: 'percent', value: String(Number(value)) })),
    ...found(ratio, ({ from = '1', to = '1' }) => ({ unit: 'percent', value: `${from}:${to}` })),
    ...found(count, countOf),
    ...[...text.matchAll(address)].map((match) => ({
      unit: 'address',
      value: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...moneyIn(text).map(({ amount, text: written, index }) => ({
      unit: 'money',
      value: String(amount),
      start: index,
      end: index + written.length,
    })),
  ];
}

type Groups = Record<string, string | undefined>;

function dateOf({ month: name = '', number, day = '' }: Groups) {
  const index = number ? Number(number) : monthNames.indexOf(name.toLowerCase()) + 1;
  return { unit: 'date', value: `${pad(index)}-${pad(Number(day))}` };
}

function clockOf({ hour = '', minute = '00', half = '' }: Groups) {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return { unit: 'time', value: `${pad(hours)}:${minute}` };
}

function countOf({ number = '', unit = '' }: Groups) {
  const name = unit.toLowerCase();
  return { unit: singular[name] ?? name, value: String(wholeNumber(number)) };
}

const singular: Readonly<Record<string, string>> = { copie: 'copy', inche: 'inch', mb: 'megabyte' };

const pad = (value: number): string => String(value).padStart(2, '0');

export function statedValues(text: string): StatedValues {
  const values = new Map<string, Set<string>>();
  for (const { unit, value } of valuesWithPositions(text)) {
    values.set(unit, (values.get(unit) ?? new Set()).add(value));
  }
  return values;
}

/** The text without its values. */
export const withoutValues = (text: string): string =>
  valuesWithPositions(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** Whether two texts state different values of the same unit, and none in common; both may name a person to write to. */
export const differInValue = (a: StatedValues, b: StatedValues): boolean =>
  [...a].some(([unit, values]) => {
    const others = b.get(unit);
    return (
      unit !== 'address' && others !== undefined && ![...values].some((value) => others.has(value))
    );
  });

/** Whether a text states every value of another one. */
export const statesAll = (whole: StatedValues, part: StatedValues): boolean =>
  [...part].every(([unit, values]) =>
    [...values].every((value) => whole.get(unit)?.has(value) === true),
  );
