import type { Gap } from '@grantwright/shared/contract';
import { gapPattern } from '@grantwright/shared/richtext';
import type { DraftLine } from './list-draft-lines.ts';

export const findGapsInLines = (lines: DraftLine[]): Gap[] =>
  lines.flatMap(({ text, section }) =>
    [...text.matchAll(gapPattern)].map((match) => ({
      section: (section ?? '').slice(0, 300),
      question: (match[1] ?? '').trim().slice(0, 2_000),
    })),
  );
