import type { Analysis } from '../contract/analysis.ts';
import type { CallFile } from '../contract/call-facts.ts';
import { addCallFile } from './add-call-file.ts';

/** Merges the files of a call in their order. Returns undefined if there are none. */
export function mergeCallFiles(
  parts: ReadonlyArray<{ file: CallFile; analysis: Analysis }>,
): Analysis | undefined {
  const [first, ...more] = parts;
  if (!first) return undefined;
  const only = { ...first.analysis, details: { ...first.analysis.details, files: [first.file] } };
  return more.reduce<Analysis>(
    (current, { file, analysis: added }) =>
      addCallFile({ current, added, currentFile: first.file, addedFile: file }).analysis,
    only,
  );
}
