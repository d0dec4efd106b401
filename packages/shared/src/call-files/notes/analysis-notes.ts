import { limits } from '../../contract/constants.ts';
import { defineNote } from './define-note.ts';

/** Why the deadline is uncertain. */
export const deadlineNotes = {
  passed: defineNote(
    'The last deadline named in this document, {date}, has passed. Check whether there is a new one.',
  ),
  inferredYear: defineNote(
    'The deadline names no year: {year} is inferred. Check the year on the funder’s site.',
  ),
  otherWeekday: defineNote(
    'The guidelines say “{words}”, which is not on that weekday. This analysis uses {date}. Ask the funder.',
  ),
  unclearHalf: defineNote(
    'The deadline says “{words}” without a.m. or p.m. Plan for the morning and ask the funder.',
  ),
  midnight: defineNote(
    'The deadline says “{words}”, which may be the beginning or the end of the day. Plan for the day before and ask the funder.',
  ),
  otherZone: defineNote(
    'The deadline names {zone}, but on {date} {otherZone} is in effect: the time may be an hour earlier or later. Ask the funder.',
  ),
};

export const noSectionsNote = defineNote(
  'The guidelines name no sections of the application; the usual three are offered instead.',
);

/** Why a document is not the call itself. */
export const notACallNotes = {
  builtIn: defineNote(
    'This document does not look like an open call for applications. Nothing was made up from it.',
  ),
  supplement: defineNote(
    'This document looks like an amendment, or questions and answers, not like the call itself. Add it to the guidelines that it belongs to.',
  ),
  model: defineNote('This does not seem to be an open call for applications{kind}.'),
};

/** Added by the merge: how many requirements the merged list has no room for. */
const omittedNote = defineNote(
  `{requirements} not listed: the list holds at most ${limits.requirements}. Check the files of the call for the rest.`,
);

export const writeOmittedNote = (count: number): string =>
  omittedNote.write({
    requirements: `${count} ${count === 1 ? 'requirement is' : 'requirements are'}`,
  });

/** Returns the number of omitted requirements that a note states. */
export const countOmitted = (note: string): number =>
  omittedNote.matches(note) ? Number.parseInt(note, 10) : 0;
