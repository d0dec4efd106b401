import type { AnalysisDetails, DocumentFormat } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { applicationFormat, estimatePages } from '@grantwright/shared/submission';

export type PageEstimate = { format: DocumentFormat; pagesOf: (blocks: RichDocument) => number };

/**
 * Estimates pages in the format that the files will have.
 *
 * @param changes the applicant's changes to the funder's format
 */
export function pageEstimateFor(details: AnalysisDetails, changes?: DocumentFormat): PageEstimate {
  const format = applicationFormat({ details, changes }) ?? {};
  return { format, pagesOf: (blocks) => estimatePages(blocks, format) };
}
