import type { Analysis, AnalysisDetails } from '../contract/analysis.ts';
import type { CallChange, CallFile } from '../contract/call-facts.ts';
import { limits } from '../contract/constants.ts';
import { mapFacts, listQuotedFacts } from '../submission/facts/map-facts.ts';
import { mergeDetails } from './merge/merge-details.ts';
import { presentDetails } from './present-details.ts';

type AddedCallFile = {
  /** The analysis of the files so far. */
  current: Analysis;
  /** The analysis of the new file alone. */
  added: Analysis;
  /** The first file, if `current` has no `details.files` yet. */
  currentFile: CallFile;
  addedFile: CallFile;
};

export type CallFileResult = {
  analysis: Analysis;
  /** The changes made by the new file; `analysis.details.changes` lists the changes of all files. */
  changes: CallChange[];
};

/**
 * Adds another file of a call to its analysis. The new file takes precedence in contradictions, except that a notice
 * added to its own amendment comes first. Every fact records its file. Adding the same file again, or more files than a
 * call may have, changes nothing.
 */
export function addCallFile({
  current,
  added,
  currentFile,
  addedFile,
}: AddedCallFile): CallFileResult {
  const files = current.details.files ?? [currentFile];
  const isKnown = files.some((file) => isSameDocument(file, addedFile));
  if (isKnown || files.length >= limits.callFiles) return { analysis: current, changes: [] };
  const [only] = files;
  const isNoticeOfOther =
    files.length === 1 && only && only.kind !== 'notice' && addedFile.kind === 'notice';
  const appended = mergeAnalyses({ earlier: current, later: added, files: [...files, addedFile] });
  const isRepetition =
    files.some(({ name }) => name === addedFile.name) &&
    !statesMore(appended.analysis.details, files.length);
  if (isRepetition) return { analysis: current, changes: [] };
  const result = isNoticeOfOther
    ? mergeAnalyses({ earlier: added, later: current, files: [addedFile, only] })
    : appended;
  const { savedDocumentId } = current;
  const currentAnalyses = current.fileAnalyses ?? (files.length === 1 ? [current] : undefined);
  const fileAnalyses =
    currentAnalyses &&
    (isNoticeOfOther ? [added, ...currentAnalyses] : [...currentAnalyses, added]);
  return {
    ...result,
    analysis: {
      ...result.analysis,
      ...(savedDocumentId && { savedDocumentId }),
      ...(fileAnalyses && { fileAnalyses }),
    },
  };
}

/** A web page with the same address may have changed since, unlike a document in the library. */
const isSameDocument = (a: CallFile, b: CallFile): boolean =>
  a.documentId !== undefined && a.documentId === b.documentId;

/**
 * Whether a file states anything that the files before it do not; additional sources for a requirement do not count.
 */
function statesMore(details: AnalysisDetails, index: number): boolean {
  const requirements = details.requirements.map(({ moreQuotes: _, ...own }) => own);
  return listQuotedFacts({ ...details, requirements }).some(({ file }) => file === index);
}

/** Merges two analyses; the last file is that of `later`. */
function mergeAnalyses({
  earlier,
  later,
  files,
}: {
  earlier: Analysis;
  later: Analysis;
  files: CallFile[];
}): CallFileResult {
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
const markWithFile = (details: AnalysisDetails, index: number): AnalysisDetails =>
  mapFacts(details, (fact) => ({ ...fact, file: fact.file ?? index }));
