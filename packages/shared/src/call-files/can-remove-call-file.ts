import type { Analysis } from '../contract/analysis.ts';

/** Whether a file can be removed. False for applications saved by older versions, which have no analysis per file. */
export const canRemoveCallFile = ({ details: { files = [] }, fileAnalyses }: Analysis): boolean =>
  files.length > 1 && fileAnalyses?.length === files.length;
