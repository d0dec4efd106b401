import type { Analysis } from '../contract/analysis.ts';
import type { CallChange, CallFile } from '../contract/call-facts.ts';
import { limits } from '../contract/constants.ts';
import { listQuotedFacts } from '../submission/facts/map-facts.ts';
import { mergeAnalyses, type MergedFiles } from './merge/merge-analyses.ts';
import { replaceCall } from './merge/replace-call.ts';

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
  const analyses = current.fileAnalyses ?? (files.length === 1 ? [current] : undefined);
  const appended = combine({
    earlier: current,
    later: added,
    files: [...files, addedFile],
    analyses: analyses && [...analyses, added],
  });
  if (files.some(({ name }) => name === addedFile.name) && isRepetition(appended, files.length))
    return { analysis: current, changes: [] };
  const [only] = files;
  const isNoticeOfOther =
    files.length === 1 && only && only.kind !== 'notice' && addedFile.kind === 'notice';
  if (!isNoticeOfOther) return withSavedDocument(appended, current);
  const inOrder = { earlier: added, later: current, files: [addedFile, only] };
  return withSavedDocument(combine({ ...inOrder, analyses: [added, current] }), current);
}

/** A new version replaces the files before it, if their own analyses are stored. */
function combine({
  analyses,
  ...merged
}: MergedFiles & { analyses: Analysis[] | undefined }): CallFileResult {
  const isReplaced = analyses && merged.files.at(-1)?.kind === 'new-version';
  const result = isReplaced ? replaceCall({ ...merged, analyses }) : mergeAnalyses(merged);
  return {
    ...result,
    analysis: { ...result.analysis, ...(analyses && { fileAnalyses: analyses }) },
  };
}

const withSavedDocument = (
  { analysis, changes }: CallFileResult,
  { savedDocumentId }: Analysis,
): CallFileResult => ({
  analysis: { ...analysis, ...(savedDocumentId && { savedDocumentId }) },
  changes,
});

/** A web page with the same address may have changed since, unlike a document in the library. */
const isSameDocument = (a: CallFile, b: CallFile): boolean =>
  a.documentId !== undefined && a.documentId === b.documentId;

/**
 * Whether the file at `index` neither states anything that the files before it do not, nor leaves out what they state;
 * additional sources for a requirement do not count.
 */
function isRepetition({ analysis: { details }, changes }: CallFileResult, index: number): boolean {
  const requirements = details.requirements.map(({ moreQuotes: _, ...own }) => own);
  const facts = listQuotedFacts({ ...details, requirements });
  if (details.files?.[index]?.kind === 'new-version') return changes.length === 0;
  return !facts.some(({ file }) => file === index);
}
