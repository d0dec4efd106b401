import type { Analysis } from '../contract/analysis.ts';
import { addCallFile } from './add-call-file.ts';
import { canRemoveCallFile } from './can-remove-call-file.ts';

/** Restores the analysis of a call as if this file had never been added. */
export function removeCallFile(analysis: Analysis, index: number): Analysis {
  const { details, fileAnalyses = [] } = analysis;
  const rest = (details.files ?? []).flatMap((file, position) => {
    const fileAnalysis = fileAnalyses[position];
    return fileAnalysis && position !== index ? [{ file, analysis: fileAnalysis }] : [];
  });
  const [first, ...more] = rest;
  if (!first || !canRemoveCallFile(analysis)) return analysis;
  const only = { ...first.analysis, details: { ...first.analysis.details, files: [first.file] } };
  return more.reduce<Analysis>(
    (current, { file, analysis: added }) =>
      addCallFile({ current, added, currentFile: first.file, addedFile: file }).analysis,
    only,
  );
}
