import type { AnalysisDetails, Claim } from '@grantwright/shared/contract';
import { lengthOfBlocks, type CountingRule } from '@grantwright/shared/submission';
import { documentText, findGaps, type RichDocument } from '@grantwright/shared/richtext';
import { claimsInText, unsupportedTexts } from '../claims/claim-source-text.ts';
import { outlineOf } from './outline/outline.ts';
import type { PageEstimate } from './outline/page-estimate.ts';

export type DraftFacts = ReturnType<typeof draftFacts>;

/** The outline, claims, gaps and length of the draft. */
export function draftFacts(
  document: RichDocument,
  details: AnalysisDetails | undefined,
  claims: Claim[],
  counting?: CountingRule,
  pages?: PageEstimate,
) {
  const standing = claimsInText(claims, documentText(document));
  return {
    outline: outlineOf(document, details, counting, pages),
    claims: standing,
    unsupported: unsupportedTexts(standing),
    gaps: findGaps(document).length,
    length: lengthOfBlocks(document),
  };
}
