import type { CallFileResult } from '@grantwright/shared/call-files';
import type { Analysis } from '@grantwright/shared/contract';
import { findAdditions } from './additions.ts';
import { changeLines } from './change-lines.ts';

/** Builds the content for reviewing an added file. */
export function createReview(before: Analysis, { analysis, changes }: CallFileResult) {
  const additions = findAdditions(before.details, analysis.details, changes);
  return {
    additions,
    count: changeLines(changes).length + additions.length,
    /** Whether the file is already in the list. */
    isKnown: analysis === before,
  };
}
