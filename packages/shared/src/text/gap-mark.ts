/**
 * An open `[NEEDS INPUT: question]` mark; the first group is the question, which may be missing or contain brackets.
 * Language models also write the mark without a colon.
 */
export const gapPattern = /\[NEEDS INPUT\b:?((?:[^[\]]|\[[^[\]]*\])*)\]/gi;

export function formatGap(question: string): string {
  return `[NEEDS INPUT: ${question}]`;
}
