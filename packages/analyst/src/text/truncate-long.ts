const sentenceEnd = /[.!?]\s+(?=\S)/g;

/** Maximum length of a text that is processed in one piece: more than any sentence, and most paragraphs. */
export const maxLineChars = 2_000;

/**
 * Splits text into pieces of limited length: after a sentence, otherwise between words, otherwise anywhere. Rules that process a whole line for each of its figures would take forever on a line
 * as long as a book.
 */
export function truncateLong(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const sentence = [...head.matchAll(sentenceEnd)].at(-1);
    const index = sentence
      ? sentence.index + sentence[0].length
      : head.lastIndexOf(' ') + 1 || wholeCharacters(rest, most);
    pieces.push(rest.slice(0, index));
    rest = rest.slice(index);
  }
  return [...pieces, rest];
}

/** Where to split without breaking a surrogate pair. */
const wholeCharacters = (text: string, index: number): number =>
  index > 1 && /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;
