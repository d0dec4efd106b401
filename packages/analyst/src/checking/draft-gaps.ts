import type { Gap } from '@grantwright/shared/contract';
import type { DraftLine } from './draft-lines.ts';

/** An open question in the draft, which may contain brackets. */
export const gapPattern = /\[NEEDS INPUT:?((?:[^[\]]|\[[^\]]*\])*)\]/gi;

export const findGaps = (lines: DraftLine[]): Gap[] =>
  lines.flatMap(({ text, section }) =>
    [...text.matchAll(gapPattern)].map((match) => ({
      section: (section ?? '').slice(0, 300),
      question: (match[1] ?? '').trim().slice(0, 2_000),
    })),
  );
