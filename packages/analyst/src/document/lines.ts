import { splitSentences } from '@grantwright/shared/richtext';
import type { Mention } from '@grantwright/shared/values';

/** A blank to fill in or a dot leader. The text after it starts a new line. */
const blank = /_{3,}|\.{6,}/g;

/**
 * Splits a block into sentences as literal spans. A blank on a paper form ends a sentence, so "Name: ____ Date: ____"
 * becomes two sentences, each with its blank. Drops blanks without a preceding word.
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
