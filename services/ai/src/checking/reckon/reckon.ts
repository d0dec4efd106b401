import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { reckonFromSources } from './reckon-from-sources.ts';
import { type Proven, reckonInDraft } from './reckon-in-draft.ts';

/** The source of a value that follows by arithmetic from what is said beside it or in the sources. */
export const reckon = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined =>
  reckonInDraft(finding, text, proven) ?? reckonFromSources(finding, text, proven, index);
