import type { Analysis } from '../contract/analysis.ts';
import type { CallFile } from '../contract/call-facts.ts';
import { mergeCallFiles } from './merge-call-files.ts';

type ChangedKind = {
  /** The files of the call, which the analysis of a single file does not list. */
  files: readonly CallFile[];
  index: number;
  kind: CallFile['kind'];
};

/** Corrects the kind of a file, and merges the files again, because their kinds decide what each of them changes. */
export function changeFileKind(
  analysis: Analysis,
  { files: before, index, kind }: ChangedKind,
): Analysis {
  const files = before.map((file, position) => (position === index ? { ...file, kind } : file));
  const renamed = { ...analysis, details: { ...analysis.details, files } };
  const { fileAnalyses } = analysis;
  if (!fileAnalyses) return renamed;
  const parts = files.flatMap((file, position) => {
    const fileAnalysis = fileAnalyses[position];
    return fileAnalysis ? [{ file, analysis: fileAnalysis }] : [];
  });
  const merged = mergeCallFiles(parts);
  // a file that only repeats another one would be left out
  return merged?.details.files?.length === files.length ? merged : renamed;
}
