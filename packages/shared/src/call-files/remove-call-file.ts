import type { Analysis } from '../contract/analysis.ts';
import { mergeCallFiles } from './merge-call-files.ts';

/** Restores the analysis of a call as if this file had never been added. */
export function removeCallFile(analysis: Analysis, index: number): Analysis {
  const { details, fileAnalyses = [] } = analysis;
  const rest = (details.files ?? []).flatMap((file, position) => {
    const fileAnalysis = fileAnalyses[position];
    return fileAnalysis && position !== index ? [{ file, analysis: fileAnalysis }] : [];
  });
  return mergeCallFiles(rest) ?? analysis;
}
