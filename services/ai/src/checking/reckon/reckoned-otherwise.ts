import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { isOtherThanItsChange } from './change-of-its-ends.ts';
import { isOtherThanDifference } from './difference-from-year.ts';
import type { Proven } from './reckon-in-draft.ts';
import { isOtherThanItsCount } from './share-of-its-count.ts';
import { isOtherShareOfRequest } from './share-of-request.ts';
import { isOtherThanSurplus } from './surplus.ts';

/** Whether a value stands in the place of one that its sentence and the sources settle, and is another. */
export const isReckonedOtherwise = (
  finding: Finding,
  text: string,
  /** All values of the line. */
  values: readonly Finding[],
  proven: readonly Proven[],
  index: SourceIndex,
): boolean =>
  isOtherThanItsCount(finding, text, values) ||
  isOtherThanItsChange(finding, text, values) ||
  isOtherThanDifference(finding, text, proven, index) ||
  isOtherThanSurplus(finding, text, values, index) ||
  isOtherShareOfRequest(finding, text, index);
