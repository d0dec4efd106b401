const sentenceEnd = /[.!?]\s+(?=\S)/g;

/** Maximum length of text processed in one piece. Longer than any sentence and most paragraphs. */
export const maxLineChars = 2_000;

/**
 * Splits text into pieces of limited length: after a sentence, otherwise between words, otherwise anywhere. Some rules
 * process the whole line once per figure, so a line as long as a book would take quadratic time.
 */
export function splitLong(text: string, maxChars: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > maxChars) {
    const head = rest.slice(0, maxChars);
    const sentence = [...head.matchAll(sentenceEnd)].at(-1);
    const index = sentence
      ? sentence.index + sentence[0].length
      : head.lastIndexOf(' ') + 1 || alignToCharacter(rest, maxChars);
    pieces.push(rest.slice(0, index));
    rest = rest.slice(index);
  }
  return [...pieces, rest];
}

/** Moves a split position so that it does not break a surrogate pair. */
const alignToCharacter = (text: string, index: number): number =>
  index > 1 && /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;
