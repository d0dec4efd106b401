import { expect, it } from 'vitest';
import { writeOmittedNotes } from './write-omitted-notes.ts';

it.each([
  [0, []],
  [1, ['1 less important requirement is not listed. Read the document for the full list.']],
  [12, ['12 less important requirements are not listed. Read the document for the full list.']],
])('notes that %i requirements were omitted', (omitted, notes) => {
  expect(writeOmittedNotes(omitted)).toEqual(notes);
});
