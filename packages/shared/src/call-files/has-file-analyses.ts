import type { Analysis } from '../contract/analysis.ts';

/**
 * Whether a call stores an analysis of each of its files, so that the files can be merged again. False for applications
 * saved by older versions.
 */
export const hasFileAnalyses = ({ details: { files = [] }, fileAnalyses }: Analysis): boolean =>
  files.length > 1 && fileAnalyses?.length === files.length;
