import type { WriterNote } from '@grantwright/shared/contract';
import type { SectionKey } from '@grantwright/shared/submission';

/** Groups notes by section, ordered by the first note of each section. */
export function groupNotesBySection(
  notes: readonly WriterNote[],
  keyOf: SectionKey,
): { section: string; notes: WriterNote[] }[] {
  const groups: { section: string; notes: WriterNote[] }[] = [];
  for (const note of notes) {
    const group = groups.find(({ section }) => keyOf(section) === keyOf(note.section));
    if (group) group.notes.push(note);
    else groups.push({ section: note.section, notes: [note] });
  }
  return groups;
}
