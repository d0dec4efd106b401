import type { Value } from '@grantwright/analyst';
import { type TestSentence, type SourceSentence, withWords } from './test-sentence.ts';

type Random = () => number;

/** The content of an applicant's documents, used to ensure that a changed value is false. */
export type SourceFacts = { text: string; values: readonly Value[] };

const people = ['Ottoline Krantz', 'Maribel Quist', 'Desmond Vail', 'Ingrid Haverty'];
const bodies = ['Vandelay Trust', 'Hartwell Recovery Institute', 'Quillon Family Foundation'];
const units: Readonly<Record<string, string>> = {
  hour: 'days',
  day: 'weeks',
  week: 'months',
  month: 'years',
  year: 'months',
  acre: 'hectares',
  mile: 'kilometers',
};

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

/** Creates false sentences by changing one value in each. */
export function falsifyValues(
  stated: SourceSentence,
  facts: SourceFacts,
  random: Random,
): TestSentence[] {
  return stated.values.flatMap((value) => {
    const plant = (kind: string, words: string | undefined): TestSentence[] =>
      words === undefined || words === value.text
        ? []
        : [{ kind, isTrue: false, text: withWords(stated, value, words), words }];
    return [
      ...plant(
        'digit',
        createAbsent(facts, () => changeDigit(value, random)),
      ),
      ...plant(
        'nowhere',
        createAbsent(facts, () => changeNumber(value, random)),
      ),
      ...plant('swap', swapValue(stated, value, facts, random)),
      ...plant('unit', changeUnit(value, facts)),
      ...plant('currency', changeCurrency(value, facts)),
      ...plant('year', changeYear(stated, value, facts, random)),
      ...plant('name', pickOtherName(value, random)),
      ...plant('contact', changeContact(value, random)),
    ];
  });
}

/** Returns the first of a few attempts whose digits do not occur anywhere in the documents. */
function createAbsent({ text }: SourceFacts, make: () => string | undefined): string | undefined {
  for (let tries = 0; tries < 5; tries++) {
    const made = make();
    const digits = made && /\d[\d,.]*\d|\d/.exec(made)?.[0];
    if (made && digits && !new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(text)) return made;
  }
  return undefined;
}

const isAmount = ({ type, text }: Value): boolean =>
  /^(?:money|count|percent)$/.test(type) && /\d/.test(text);

/** Changes one digit, or swaps two digits, of a number with at least two digits. */
function changeDigit(value: Value, random: Random): string | undefined {
  const indices = [...value.text.matchAll(/\d/g)].map(({ index }) => index);
  if (!isAmount(value) || indices.length < 2) return undefined;
  const index = pick(indices, random) ?? 0;
  const digit = (Number(value.text.charAt(index)) + 1 + Math.floor(random() * 7)) % 10;
  return value.text.slice(0, index) + String(digit || 5) + value.text.slice(index + 1);
}

/** Creates a different number of about the same size. */
function changeNumber(value: Value, random: Random): string | undefined {
  if (!isAmount(value)) return undefined;
  return value.text.replace(/\d[\d,]*/, (digits) => {
    const number = Number(digits.replaceAll(',', ''));
    return Math.round(number * (1.3 + 2 * random()) + 1).toLocaleString('en-US');
  });
}

/** Finds a value of the same kind and unit that the documents state about something else. */
function swapValue(
  { text, values }: SourceSentence,
  value: Value,
  { values: all }: SourceFacts,
  random: Random,
): string | undefined {
  const others = all.filter((other) => isSwappable(value, other) && !text.includes(other.text));
  if (values.length > 6) return undefined;
  return pick(others, random)?.text;
}

function isSwappable(value: Value, other: Value): boolean {
  if (value.type === 'money' && other.type === 'money')
    return value.currency === other.currency && value.amount !== other.amount;
  if (value.type === 'percent' && other.type === 'percent') return value.value !== other.value;
  if (value.type === 'count' && other.type === 'count')
    return value.unit === other.unit && value.value !== other.value;
  if (value.type === 'person' && other.type === 'person') return value.text !== other.text;
  return value.type === 'date' && other.type === 'date'
    ? value.day !== undefined && other.day !== undefined && value.text !== other.text
    : false;
}

function changeUnit(value: Value, { values }: SourceFacts): string | undefined {
  if (value.type !== 'count' || value.value === 1) return undefined;
  const unit = units[value.unit];
  const isKnown = values.some(
    (other) => other.type === 'count' && other.value === value.value && other !== value,
  );
  if (!unit || isKnown || value.text.includes('-')) return undefined;
  return value.text.replace(new RegExp(`${value.unit}s?$`, 'i'), unit);
}

function changeCurrency(value: Value, { text }: SourceFacts): string | undefined {
  if (value.type !== 'money' || !/^[$€£]/.test(value.text)) return undefined;
  const other = value.text.startsWith('€') ? '£' : '€';
  return text.includes(other) ? undefined : `${other}${value.text.slice(1)}`;
}

function changeYear(
  { text }: SourceSentence,
  value: Value,
  facts: SourceFacts,
  random: Random,
): string | undefined {
  if (value.type !== 'date' || value.year === undefined) return undefined;
  const year = String(value.year + (random() < 0.5 ? -1 : 1) * (1 + Math.floor(random() * 6)));
  return facts.text.includes(year) || text.includes(year)
    ? undefined
    : value.text.replace(String(value.year), year);
}

function pickOtherName({ type }: Value, random: Random): string | undefined {
  if (type === 'person') return pick(people, random);
  return type === 'organization' ? pick(bodies, random) : undefined;
}

/** Changes two letters in the name part of an address. */
function changeContact({ type, text }: Value, random: Random): string | undefined {
  if (type !== 'email' && type !== 'url') return undefined;
  const indices = [...text.matchAll(/[a-z](?=[a-z])/g)].map(({ index }) => index).slice(4);
  const index = pick(indices, random);
  return index === undefined ? undefined : `${text.slice(0, index)}qx${text.slice(index + 2)}`;
}
