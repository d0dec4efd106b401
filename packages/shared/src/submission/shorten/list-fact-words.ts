import { anyOf } from '../../values/any-of.ts';

const numberWord = anyOf(
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)$/,
  /^(?:fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|billions?|half)$/,
  /^(?:halves|thirds?|quarters?|percent|twice|doubled?|tripled?)$/,
);
/** Capitalized words that are not names. */
const ordinary = /^(?:I|I['’]m|We|Our|The|A|An)$/;
const acronym = /^\p{Lu}{2,}/u;

/**
 * Lists the words of a sentence that state a figure, an amount, a date or a name, in lower case. A name at its
 * beginning only counts if more of it follows, since every sentence begins with a capital.
 */
export function listFactWords(sentence: string): Set<string> {
  const words = sentence.match(/[$€£]?[\p{L}\p{N}][\p{L}\p{N}’'.,:/%-]*/gu) ?? [];
  const isFact = (word: string, index: number): boolean =>
    /\p{N}/u.test(word) ||
    acronym.test(word) ||
    word
      .toLowerCase()
      .split('-')
      .some((part) => numberWord.test(part)) ||
    (index > 0 && /^\p{Lu}/u.test(word) && !ordinary.test(word));
  return new Set(
    words
      .map((word) => word.replace(/[’'.,:/-]{1,3}$/, ''))
      .filter(isFact)
      .map((word) => word.toLowerCase()),
  );
}
