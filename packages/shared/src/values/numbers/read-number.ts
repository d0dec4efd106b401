import type { Tokens } from '../tokens.ts';
import { numberWordList } from './number-words.ts';
import { readDigits } from './read-digits.ts';
import { multiplyByScale, scales } from './scales.ts';

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const small = new Map<string, number>([
  ...numberWordList.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['dozen', 12],
]);
const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ');
const ordinalNumbers = new Map(ordinals.map((word, index) => [word, index + 1]));

/** `scale` is the million of "2.5 million". */
export type ParsedNumber = { value: number; to: number; scale?: number };

/** Reads "first" to "thirty-first". */
export function readOrdinalWord(tokens: Tokens, index: number): ParsedNumber | undefined {
  const word = tokens.lower(index);
  const value = word === 'thirtieth' ? 30 : ordinalNumbers.get(word);
  if (value !== undefined) return { value, to: index + 1 };
  if (word !== 'twenty' && word !== 'thirty') return undefined;
  const next = tokens.skip(index + 1, '-');
  const unit = ordinalNumbers.get(tokens.lower(next)) ?? 0;
  return unit > 0 && unit < 10
    ? { value: (word === 'twenty' ? 20 : 30) + unit, to: next + 1 }
    : undefined;
}

/**
 * Reads a number in digits ("5,000.50", "2.5 million", "1½") or words ("twenty-five", "two (2)"). With `spaced`, also
 * "5 000" and "5.000", which mean thousands next to a currency. Rejects versions and parts of codes or of longer
 * numbers.
 */
export function readNumber(
  tokens: Tokens,
  index: number,
  spaced = false,
): ParsedNumber | undefined {
  const result = readDigits(tokens, index, spaced) ?? readWords(tokens, index);
  if (!result) return undefined;
  const scaleIndex = tokens.skip(result.to, '-');
  const scale = scales.get(tokens.lower(scaleIndex));
  const scaled = scale
    ? { value: multiplyByScale(result.value, scale), to: scaleIndex + 1, scale }
    : result;
  return readRepeated(tokens, scaled, spaced);
}

/** "two (2)": the same number again in parentheses. */
function readRepeated(tokens: Tokens, result: ParsedNumber, spaced: boolean): ParsedNumber {
  if (tokens.lower(result.to) !== '(') return result;
  const repetition = readDigits(tokens, result.to + 1, spaced) ?? readWords(tokens, result.to + 1);
  return repetition?.value === result.value && tokens.lower(repetition.to) === ')'
    ? { value: result.value, to: repetition.to + 1 }
    : result;
}

function readWords(tokens: Tokens, index: number): ParsedNumber | undefined {
  let total = 0;
  let group: number | undefined;
  let to = index;
  for (let next = index; ;) {
    const word = tokens.lower(next);
    const value = small.get(word);
    if (word === 'dozen') group = (group ?? 1) * 12;
    else if (value !== undefined) {
      const last = (group ?? 0) % 100;
      // "one two" is two numbers; "twenty one" is one
      if (group !== undefined && last !== 0 && (last < 20 || last % 10 !== 0 || value > 9)) break;
      group = (group ?? 0) + value;
    } else if (word === 'hundred') group = (group ?? 1) * 100;
    else if (scales.has(word) && group !== undefined) {
      total += group * (scales.get(word) ?? 1);
      group = 0;
    } else break;
    to = next + 1;
    next = tokens.skip(to, '-', 'and');
    // "five-six" and "ten and five" are two numbers
    if (next > to && group !== 0 && group % 100 === 0 && !small.has(tokens.lower(next))) break;
    if (tokens.lower(to) === 'and' && group % 100 !== 0) break;
  }
  return group === undefined ? undefined : { value: total + group, to };
}
