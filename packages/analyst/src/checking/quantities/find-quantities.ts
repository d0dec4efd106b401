import { overlaps, readNumber, Tokens } from '@grantwright/shared/values';
import { trimEndCharacters } from '../../text/normalize.ts';
import { cacheByText } from '../../text/cache-by-text.ts';
import { stemWord } from '../../text/stem.ts';
import { findValues, type Value } from '../../text/values.ts';
import { findApproximation } from './approximation.ts';
import { findFractions } from './fractions.ts';
import { findCodes, findDottedNames } from './codes.ts';
import type { NumberQuantity, Quantity } from './quantity.ts';

/**
 * Finds all figures, dates and addresses in reading order: the values returned by `findValues`, counts of unknown
 * nouns, spelled-out fractions and multiples, and codes. Excludes names.
 */
export const findQuantities = cacheByText((text): readonly Quantity[] => {
  const tokens = new Tokens(text);
  const values = findValues(text).filter(
    ({ type }) => type !== 'person' && type !== 'organization',
  );
  const quantities: Quantity[] = findFractions(tokens);
  const add = (more: readonly Quantity[]): void => {
    for (const one of more)
      if (!quantities.some((other) => overlaps(one, other))) quantities.push(one);
  };
  // "98-year" and "5 000" have separate grammars; codes take precedence over the numbers in them
  const otherValues = values.filter(({ type }) => type !== 'count');
  for (const value of otherValues) {
    const read = convertValue(value, tokens).filter(
      (one) => !quantities.some((other) => overlaps(one, other)),
    );
    quantities.push(...read);
  }
  add(findDottedNames(tokens));
  add(findCodes(tokens));
  add(findBareNumbers(tokens, values));
  return quantities.sort((a, b) => a.start - b.start);
});

function convertValue(value: Value, tokens: Tokens): Quantity[] {
  const { text, start, end } = value;
  const mention = { text, start, end };
  const words = (kind: Quantity['kind'], key: string): Quantity[] => [
    { ...mention, kind, family: 'words', key },
  ];
  const number = (amount: number, more: Partial<NumberQuantity>): NumberQuantity => ({
    ...mention,
    kind: 'figure',
    family: 'number',
    value: amount,
    precision: computePrecision(text, amount),
    ...findApproximation(tokens, mention),
    ...(isScaled.test(text) && { isRounded: true as const }),
    ...more,
  });
  switch (value.type) {
    case 'money':
      return [number(value.amount, { kind: 'money', currency: value.currency })];
    case 'money-range':
      return [value.min, value.max].map((amount) =>
        number(amount, { kind: 'money', currency: value.currency }),
      );
    case 'percent':
      return [value.value, ...(value.to === undefined ? [] : [value.to])].map((share) =>
        number(share, { kind: 'percentage', scale: 'percent' }),
      );
    case 'date':
      return value.recurring && value.weekday === undefined
        ? []
        : [{ ...mention, kind: 'date', family: 'date', date: value }];
    case 'time':
      return words('date', `time ${value.time}`);
    case 'email':
      return words('email', value.email.toLowerCase());
    case 'url':
      return words('link', createLinkKey(value.url));
    case 'phone':
      return words('figure', `phone ${value.number.replace(/\D/g, '').slice(-10)}`);
    case 'ein':
      return words('figure', value.ein.replace(/\D/g, ''));
    case 'uei':
      return words('figure', value.uei);
    case 'address':
      return [{ ...mention, kind: 'address', family: 'address', address: value }];
    default:
      return [];
  }
}

const createLinkKey = (url: string): string =>
  trimEndCharacters(url.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?/, ''), '/');

const isScaled = /\b(?:thousand|million|billion|trillion|lakh|crore)s?\b|\d ?(?:k|m|mn|bn)\b/i;

/** Returns the place value of the last significant digit: 1e5 for "1.2 million", 100 for "1,200", 1 for "1,237". */
function computePrecision(text: string, value: number): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '';
  const digitsValue = Number(digits.replaceAll(',', ''));
  const decimals = digits.split('.')[1]?.length ?? 0;
  const scale = digitsValue > 0 ? value / digitsValue : value;
  if (decimals > 0) return scale * 10 ** -decimals;
  return scale * computePlaceValue(digitsValue > 0 ? digitsValue : 1);
}

/** Returns the place value of the last nonzero digit (100 for 1,200), since trailing zeros may result from rounding. */
function computePlaceValue(value: number): number {
  let placeValue = 1;
  while (value > 0 && value % (placeValue * 10) === 0) placeValue *= 10;
  return placeValue;
}

/** Finds numbers, in digits or words, that are not part of other values, along with the noun that follows. */
function findBareNumbers(tokens: Tokens, values: readonly Value[]): Quantity[] {
  const others = values.filter(({ type }) => type !== 'count');
  const counts = values.filter((value) => value.type === 'count');
  const numbers: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const read = readCount(tokens, index);
    if (!read) continue;
    const mention = tokens.mention(index, read.to);
    if (others.some((other) => overlaps(other, mention)) || isLabel(tokens, index)) {
      index = read.to - 1;
      continue;
    }
    const count = counts.find(({ start, end }) => start <= mention.start && mention.end <= end);
    const unit = count ? stemWord(count.unit) : findNounAfter(tokens, read.to);
    const precision = computePrecision(mention.text, read.value);
    const isWord = tokens.isWord(index);
    const isPoints = /^percentage points?$/.test(
      `${tokens.lower(read.to)} ${tokens.lower(read.to + 1)}`,
    );
    // "one" without a noun is a pronoun, and zero is not a count
    if (!unit && /^(?:19|20)\d\d$/.test(mention.text))
      numbers.push({
        ...mention,
        kind: 'date',
        family: 'date',
        date: { ...mention, type: 'date', year: read.value },
      });
    else if (
      !(isWord && read.value <= 1 && !isOneOf(mention.text, count)) &&
      !isPronoun(tokens, index)
    )
      numbers.push({
        ...mention,
        kind: 'figure',
        family: 'number',
        value: read.value,
        precision,
        ...(isPoints ? { scale: 'percent' as const } : unit && { unit }),
        ...findApproximation(tokens, mention),
        ...(isScaled.test(mention.text) && { isRounded: true }),
      });
    index = read.to - 1;
  }
  return numbers;
}

const isOneOf = (text: string, count: Value | undefined): boolean =>
  count !== undefined && /^one$/i.test(text);

/** Reads a number, including shorthand such as "20k". */
function readCount(tokens: Tokens, index: number): { value: number; to: number } | undefined {
  const read = readNumber(tokens, index);
  return read && tokens.lower(read.to) === 'k' && tokens.isGlued(read.to)
    ? { value: read.value * 1_000, to: read.to + 1 }
    : read;
}

/** Whether a number is a label: "3." before a list item, or a note reference such as "(2)" or "[4]". */
const isLabel = (tokens: Tokens, index: number): boolean =>
  (index === 0 && /^[.)]$/.test(tokens.lower(1)) && tokens.isNumber(0) && tokens.length > 2) ||
  (/^[([]$/.test(tokens.lower(index - 1)) &&
    !readNumber(tokens, index - 2) &&
    /^[)\]]$/.test(tokens.lower(index + 1)) &&
    tokens.isNumber(index) &&
    tokens.lower(index).length < 3);

/** Whether a number refers back to something: "the two", "these three". */
const isPronoun = (tokens: Tokens, index: number): boolean =>
  tokens.isWord(index) &&
  /^(?:these|those|last|next|first|past)$/.test(tokens.lower(index - 1)) &&
  !tokens.isWord(index + 1);

const noNouns =
  /^(?:of|in|and|or|to|for|on|at|by|from|with|were|was|are|is|have|had|has|a|per|the)$/;

/** Returns the first plural noun among the next three words, unless a function word precedes it. */
function findNounAfter(tokens: Tokens, index: number): string | undefined {
  const first = tokens.lower(tokens.skip(index, '-'));
  if (!/^\p{L}/u.test(first) || noNouns.test(first)) return undefined;
  for (let next = index; next < index + 3; next++) {
    const word = tokens.lower(next);
    if (noNouns.test(word) || !tokens.isWord(next)) break;
    if (/[^s]s$/.test(word) && word.length > 3) return stemWord(word);
  }
  return undefined;
}
