import { writerNoteKinds, type WriterNote } from '@grantwright/shared/contract';
import { cleanLine } from './text-to-blocks.ts';

/** A note as written by the model. */
export type ModelNote = { kind: WriterNote['kind']; text: string; quote: string };

/** Returns the line that separates the text of a section from its notes. No document can contain it. */
export const createNotesLine = (mark: string): string => `NOTES ${mark}`;

/** The number of characters to compare, because weak models shorten the mark. */
const markChars = 8;

/** A longer list ignores the instructions, and would be slow because each note is compared with every rule. */
const maxModelNotes = 20;

/** Separates the text of a section from the notes after it; `notes` is absent if the response has none. */
export function splitNotes(response: string, mark: string): { text: string; notes?: ModelNote[] } {
  const lines = response.split('\n');
  const afterText = lines.findLastIndex((line) => line.trim() !== '' && !readNote(line));
  const notesStart = lines.findIndex(
    (line, index) =>
      isNotesLine(line, mark) ||
      (index === afterText && isNotesTitle(line, lines.slice(index + 1))),
  );
  if (notesStart < 0) return { text: response };
  const before = lines.slice(0, notesStart).join('\n');
  const after = lines.slice(notesStart + 1).filter((line) => !isNotesLine(line, mark));
  const notes = after.flatMap((line) => readNote(line) ?? []).slice(0, maxModelNotes);
  // notes before the text
  const text = before.trim() === '' ? after.filter((line) => !readNote(line)).join('\n') : before;
  return { text, notes };
}

/** Whether a line is a heading for the notes without the mark; it counts only if notes follow. */
const isNotesTitle = (line: string, below: string[]): boolean =>
  /^\W*notes\b[^.]{0,40}$/i.test(line) && below.some(readNote);

const isNotesLine = (line: string, mark: string): boolean =>
  /^\W*notes\b/i.test(line) && line.includes(mark.slice(0, markChars));

/** "unallowed-cost | The van is not paid. | Vehicles are not funded." */
function readNote(line: string): ModelNote | undefined {
  const [head = '', text = '', ...quote] = cleanLine(line)
    .replace(/^[\s|*•-]+/, '')
    .split('|');
  const name = head.trim().toLowerCase().replace(/[\s_]/g, '-');
  const kind = writerNoteKinds.find((known) => known === name);
  return kind && text.trim() !== ''
    ? { kind, text: text.trim(), quote: quote.join('|').trim() }
    : undefined;
}
