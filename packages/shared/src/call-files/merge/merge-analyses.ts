import type { Analysis, AnalysisDetails } from '../../contract/analysis.ts';
import type { CallChange, CallFile } from '../../contract/call-facts.ts';
import { mapFacts } from '../../submission/facts/map-facts.ts';
import { presentDetails } from '../present-details.ts';
import { mergeDetails } from './merge-details.ts';

export type MergedFiles = {
  earlier: Analysis;
  later: Analysis;
  /** All files of the call; the last one is that of `later`. */
  files: CallFile[];
};

/** Merges two analyses. */
export function mergeAnalyses({ earlier, later, files }: MergedFiles): {
  analysis: Analysis;
  changes: CallChange[];
} {
  const index = files.length - 1;
  const kind = files[index]?.kind ?? 'notice';
  const { details, changes } = mergeDetails(
    markWithFile(earlier.details, 0),
    markWithFile(later.details, index),
    { kind, past: earlier.details.changes ?? [] },
  );
  return { analysis: presentDetails({ ...details, files }, { earlier, later, kind }), changes };
}

/** Adds the file to every fact without one. */
export const markWithFile = (details: AnalysisDetails, index: number): AnalysisDetails =>
  mapFacts(details, (fact) => ({ ...fact, file: fact.file ?? index }));
