import type { Analysis } from '../contract/analysis.ts';

/**
 * Whether a call with several files has an analysis of each, so that they can be merged differently. False for
 * applications saved by older versions.
 */
export const hasFileAnalyses = ({ details: { files = [] }, fileAnalyses }: Analysis): boolean =>
  files.length > 1 && fileAnalyses?.length === files.length;
