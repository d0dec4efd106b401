import type { DraftInput } from '../../providers/provider.ts';
import { answeredInNotes } from '../notes/answered-in-notes.ts';
import { withoutShouts } from '../notes/shouted-label.ts';

/** What is drafted from, with the notes as they were typed before they were read as answers. */
export type Noted = DraftInput & { notes: string };

/** The sentences of the notes as answers to what they tell of; what tells of nothing stays a note. */
export const withNotesAsAnswers = (input: DraftInput): Noted => {
  const { organizationInfo: info, answers } = input;
  const notes = info.additionalInfo ?? '';
  const read = answeredInNotes(notes, Number(input.today.slice(0, 4)));
  return {
    ...input,
    notes: withoutShouts(notes),
    organizationInfo: { ...info, additionalInfo: read.rest },
    answers: [...answers, ...read.answers],
  };
};
