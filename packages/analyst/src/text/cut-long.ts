const sentenceEnd = /[.!?]\s+(?=\S)/g;

/** Maximum length of a text that is processed in one piece: more than any sentence, and most paragraphs. */
export const longestLine = 2_000;

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
    const at = sentence
      ? sentence.index + sentence[0].length
      : head.lastIndexOf(' ') + 1 || wholeCharacters(rest, most);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

/** Where to split without breaking a surrogate pair. */
const wholeCharacters = (text: string, at: number): number =>
  at > 1 && /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
