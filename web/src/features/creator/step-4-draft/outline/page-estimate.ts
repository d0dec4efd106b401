import type { AnalysisDetails, DocumentFormat } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { applicationFormat, estimatePages } from '@grantwright/shared/submission';

export type PageEstimate = { format: DocumentFormat; pagesOf: (blocks: RichDocument) => number };

/**
 * Estimates pages in the look that the files will have.
 *
 * @param changes of the funder's format, by the applicant
 */
export function pageEstimateFor(details: AnalysisDetails, changes?: DocumentFormat): PageEstimate {
  const format = applicationFormat({ details, changes }) ?? {};
  return { format, pagesOf: (blocks) => estimatePages(blocks, format) };
}
