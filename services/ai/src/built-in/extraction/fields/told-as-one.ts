import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';

/** A sentence with the line that it stands in. */
export type Told = { text: string; line: Line };

/** Several sentences as one value, each once; the first of them is where it comes from. */
export const toldAsOne = (told: Told[], trust: number, quote?: string): Candidate[] => {
  const [first] = told;
  return first
    ? [
        candidate(
          [...new Set(told.map(({ text }) => text))].join('\n'),
          first.line,
          trust,
          quote ?? first.text,
        ),
      ]
    : [];
};
