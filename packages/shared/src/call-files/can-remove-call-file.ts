import type { Analysis } from '../contract/analysis.ts';

/** Whether a file can be removed. Applications saved by older versions have no analysis per file, so it cannot. */
export const canRemoveCallFile = ({ details: { files = [] }, fileAnalyses }: Analysis): boolean =>
  files.length > 1 && fileAnalyses?.length === files.length;
