import type { AnalysisDetails, Claim } from '@grantwright/shared/contract';
import { documentText, findGaps, type RichDocument } from '@grantwright/shared/richtext';
import { standingClaims, unsupportedFacts } from './claim-words.ts';
import { outlineOf } from './outline.ts';

/** What the panels say about a text, worked out once for each text. */
export function reviewFacts(
  document: RichDocument,
  details: AnalysisDetails | undefined,
  claims: Claim[],
) {
  const standing = standingClaims(claims, documentText(document));
  return {
    outline: outlineOf(document, details),
    claims: standing,
    unsupported: unsupportedFacts(standing),
    gaps: findGaps(document).length,
  };
}
