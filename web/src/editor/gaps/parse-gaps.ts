import { gapPattern } from '@grantwright/shared/richtext';

export type ParsedGap = {
  /** Offsets of the gap in the text, including the brackets. */
  start: number;
  end: number;
  /** Offsets of the question in the text. */
  questionStart: number;
  questionEnd: number;
  question: string;
};

/** Finds the gaps (`[NEEDS INPUT: question]`) in the text. */
export function parseGaps(text: string): ParsedGap[] {
  return Array.from(text.matchAll(gapPattern), (match) => {
    const start = match.index;
    const end = start + match[0].length;
    const inside = match[1] ?? '';
    const question = inside.trim();
    const questionStart = end - 1 - inside.length + (inside.length - inside.trimStart().length);
    return { start, end, questionStart, questionEnd: questionStart + question.length, question };
  });
}
