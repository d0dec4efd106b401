const sentenceEnd = /[.!?]\s+(?=\S)/g;

/** Characters of what is looked at as one: more than any sentence, and most paragraphs, have. */
export const longestLine = 2_000;

/**
 * A text in pieces of at most so many characters: cut after a sentence, else between words, else
 * anywhere. What looks at the whole of a line for each of its figures would take for ever on a line
 * as long as a book.
 */
export function cutLong(text: string, most: number): string[] {
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

/** Where to cut so that no character of two code units is divided. */
const wholeCharacters = (text: string, at: number): number =>
  at > 1 && /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
