import { splitSentences } from '@grantwright/shared/richtext';
import type { Mention } from '@grantwright/shared/values';

/** A blank to fill in, or its dot leader: a new line starts after it. */
const blank = /_{3,}|\.{6,}/g;

/**
 * The sentences of a block, as literal spans of it. A blank of a paper form ends one: "Name: ____ Date: ____"
 * is two, each with its blank. Blanks without a word before them are left out.
 */
export const splitLines = (text: string): Mention[] =>
  splitSentences(text)
    .flatMap((sentence) => cutAtBlanks(sentence))
    .filter(({ text: line }) => /[\p{L}\p{N}]/u.test(line));

function cutAtBlanks(sentence: Mention): Mention[] {
  const ends = [...sentence.text.matchAll(blank)]
    .map((match) => match.index + match[0].length)
    .filter((end) => /[\p{L}\p{N}]/u.test(sentence.text.slice(0, end)));
  if (ends.length === 0) return [sentence];
  return [...ends, sentence.text.length].map((end, index) => {
    const piece = sentence.text.slice(ends[index - 1] ?? 0, end);
    const start =
      sentence.start + (ends[index - 1] ?? 0) + (piece.length - piece.trimStart().length);
    return { text: piece.trim(), start, end: start + piece.trim().length };
  });
}
