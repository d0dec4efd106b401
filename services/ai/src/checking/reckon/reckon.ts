import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf } from './arithmetic.ts';
import { reckonFromSources } from './reckon-from-sources.ts';
import { type Proven, reckonInDraft } from './reckon-in-draft.ts';

/** "$31,720, more than twice what the others did ($14,260)": both are there, and nothing else is meant. */
const comparesInDraft = (finding: Finding, text: string, proven: Proven[]): boolean => {
  if (!finding.keys[0]?.startsWith('times:')) return false;
  const { from, to } = sentenceOf(text, finding);
  const kinds = proven
    .map(({ finding: other }) => other)
    .filter(({ start, end, kind }) => start >= from && end <= to && kind !== 'date')
    .map(({ kind }) => kind);
  return kinds.some((kind, at) => kind !== 'figure' && kinds.indexOf(kind) < at);
};

/** The source of a value that follows by arithmetic from what is said beside it or in the sources. */
export const reckon = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined =>
  reckonInDraft(finding, text, proven) ??
  (comparesInDraft(finding, text, proven)
    ? undefined
    : reckonFromSources(finding, text, proven, index));
