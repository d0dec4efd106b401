import type { AnalysisDetails, Claim, Submission } from '@grantwright/shared/contract';
import { findHeading, measureBlocks, assignSectionKeys } from '@grantwright/shared/submission';
import { documentToText, findGaps, type RichDocument } from '@grantwright/shared/richtext';
import { findClaimsInText, getUnsupportedTexts } from '../claims/claim-source-text.ts';
import { createOutline } from './outline/outline.ts';
import type { PageEstimate } from './outline/page-estimate.ts';

export type DraftFacts = ReturnType<typeof collectDraftFacts>;

/** Returns the draft's outline, the start and key of each section, and the draft's claims, gaps and length. */
export function collectDraftFacts(
  document: RichDocument,
  details: AnalysisDetails | undefined,
  claims: Claim[],
  submission?: Submission,
  pages?: PageEstimate,
) {
  const currentClaims = findClaimsInText(claims, documentToText(document));
  const outline = createOutline(document, details, submission, pages);
  const sections = details?.sections ?? [];
  return {
    outline,
    keyOf: assignSectionKeys(sections),
    findStart: (name: string) => findHeading(outline, name, sections)?.start,
    claims: currentClaims,
    unsupported: getUnsupportedTexts(currentClaims),
    gaps: findGaps(document).length,
    length: measureBlocks(document),
  };
}
