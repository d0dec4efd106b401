export { addCallFile, type CallFileResult } from './add-call-file.ts';
export { deadlineNotes, noSectionsNote, notACallNotes } from './notes/analysis-notes.ts';
export { changeFileKind } from './change-file-kind.ts';
export { removeCallFile } from './remove-call-file.ts';
export { guessFileKind } from './guess-file-kind.ts';
export { changesCall } from './wording/changes-call.ts';
export { refersToTitle } from './wording/refers-to-title.ts';
export { removeReplacedText } from './wording/replaced-text.ts';
