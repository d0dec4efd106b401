import { measureNouns, notNouns, unitNouns } from './count-nouns.ts';
import { toSingular } from './to-singular.ts';
import type { Tokens } from '../tokens.ts';

/** `unit` is the noun in lower case and singular. */
export type CountedNoun = { unit: string; to: number };

type Word = CountedNoun & { text: string; isPlural: boolean };

/** Words that may be between a number and its noun. */
const maxBetween = 3;

/**
 * Reads the noun counted by a number: a known one after a few adjectives, or else a plural directly after the number.
 * In "12 volunteer groups", it is the last noun. The number in the heading "4.3 Award Terms" does not count anything.
 *
 * @param index the token after the number
 * @param number its value, and whether it begins the text, as that of a heading does
 */
export function readCountedNoun(
  tokens: Tokens,
  index: number,
  number: { value: number; isFirst: boolean },
): CountedNoun | undefined {
  const start = tokens.isGlued(index) ? tokens.skip(index, '-', '–') : index;
  const mayBeHeading = number.isFirst && tokens.isCapitalized(start);
  let noun: Word | undefined;
  for (let next = start, between = 0; between <= maxBetween; between++) {
    const word = readWord(tokens, next);
    if (!word || (mayBeHeading && word.text.length > 1 && !unitNouns.has(word.unit))) break;
    const isMeasure = measureNouns.has(word.unit);
    const isCounted = word.isPlural || number.value === 1 || start > index;
    if (unitNouns.has(word.unit) || (isMeasure && isCounted)) return word;
    const isLongPlural = word.isPlural && word.text.length > 3;
    if (isLongPlural && between > 0 && noun) return word;
    if (isMeasure) noun = word;
    const isDirect = between === 0 && start === index && !tokens.isCapitalized(word.to - 1);
    if (isLongPlural && isDirect) noun = word;
    else if (word.isPlural) break;
    next = skipPaperSize(tokens, word);
  }
  // "9 balance sheet" is a line of a form; units such as "500 word" are accepted above
  return noun && noun.text !== noun.unit ? noun : undefined;
}

/** Reads the word at a token or after a hyphen, unless it cannot be part of a counted noun. */
function readWord(tokens: Tokens, index: number): Word | undefined {
  const at = tokens.isGlued(index) ? tokens.skip(index, '-') : index;
  const text = tokens.lower(at);
  if (!tokens.isWord(at) || notNouns.has(text)) return undefined;
  const unit = toSingular(text);
  const isPlural = unit !== text || text === 'people' || text === 'staff';
  return { text, unit, isPlural, to: at + 1 };
}

/** Returns the index after a word, and after the 4 of "6 A4 pages". */
const skipPaperSize = (tokens: Tokens, { text, to }: Word): number =>
  text === 'a' && tokens.isGlued(to) && tokens.isNumber(to) ? to + 1 : to;
