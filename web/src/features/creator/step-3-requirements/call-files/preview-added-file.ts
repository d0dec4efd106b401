import { addCallFile } from '@grantwright/shared/call-files';
import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { findAdditions } from './additions.ts';
import { toChangeLines } from './change-lines.ts';
import type { AddedFile } from './use-added-file.ts';

export type AddedFilePreview = ReturnType<typeof previewAddedFile>;

/** Merges an added file into the analysis and returns the changes for the user to check. */
export function previewAddedFile(before: Analysis, added: AddedFile, currentFile: CallFile) {
  const merged = addCallFile({
    current: before,
    added: added.analysis,
    currentFile,
    addedFile: added.file,
  });
  const additions = findAdditions(before.details, merged.analysis.details, merged.changes);
  return {
    merged,
    additions,
    count: toChangeLines(merged.changes).length + additions.length,
    /** Whether the file is already in the list. */
    isKnown: merged.analysis === before,
  };
}
