import { findWrittenNumbers } from '@grantwright/shared/values';

/** Returns the numbers in the text as evidence: 10, 1200 and 2500000 for "ten (10)", "1,200" and "$2.5 million". */
export const findFigures = (text: string): Set<number> =>
  new Set(findWrittenNumbers(text).map(({ value }) => value));

/** Whether evidence contains every number of a statement; "one" and "zero" are too common to count. */
export const areFiguresInEvidence = (statement: string, evidence: ReadonlySet<number>): boolean =>
  findWrittenNumbers(statement).every(
    ({ value, isWord }) => (isWord && value <= 1) || evidence.has(value),
  );
