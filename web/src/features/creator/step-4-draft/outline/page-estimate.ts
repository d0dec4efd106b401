import type { AnalysisDetails, DocumentFormat } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { findApplicationFormat, estimatePages } from '@grantwright/shared/submission';

export type PageEstimate = { format: DocumentFormat; countPages: (blocks: RichDocument) => number };

/**
 * Estimates the number of pages in the format of the exported files.
 *
 * @param changes the applicant's changes to the funder's format
 */
export function createPageEstimate(
  details: AnalysisDetails,
  changes?: DocumentFormat,
): PageEstimate {
  const format = findApplicationFormat({ details, changes }) ?? {};
  return { format, countPages: (blocks) => estimatePages(blocks, format) };
}
