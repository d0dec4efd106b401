import type { AnalysisDetails, DocumentFormat } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { estimatePages, formatRules } from '@grantwright/shared/submission';

export type PageEstimate = { format: DocumentFormat; pagesOf: (blocks: RichDocument) => number };

/** Estimates pages in the look that the funder asks for. */
export function pageEstimateFor(details: AnalysisDetails): PageEstimate {
  const { format } = formatRules(details);
  return { format, pagesOf: (blocks) => estimatePages(blocks, format) };
}
