import { expect, it } from 'vitest';
import { writePlaceholderNotes } from './write-placeholder-notes.ts';

const notesOf = (...texts: string[]) =>
  writePlaceholderNotes(texts.map((text) => ({ text, path: [] })));

it.each([
  ['Applications are due by [date].', /application deadline is left open/],
  ['Deadline: TBD', /application deadline is left open/],
  ['Submit your application by XX/XX/2027.', /application deadline is left open/],
  ['Grants of up to [$]', /amount of money is left open/],
  ['Award date: to be announced', /Some dates/],
  ['Write to us: e-mail [insert e-mail of the officer]', /contact details/],
])('notes the missing value in "%s"', (text, note) => {
  expect(notesOf(text, text)).toEqual([expect.stringMatching(note)]);
});

it('names a placeholder after the title above it', () => {
  expect(writePlaceholderNotes([{ text: 'TBD', path: ['Key dates', 'Deadline'] }])).toHaveLength(1);
});

it.each(['Applications are due by March 5, 2027 [see page 2].', 'The art of [silence].'])(
  'does not return a note for %s',
  (text) => {
    expect(notesOf(text)).toEqual([]);
  },
);

it('does not mistake an empty check box for a placeholder', () => {
  expect(writePlaceholderNotes([{ text: '[ ] Submit the proposal by email', path: [] }])).toEqual(
    [],
  );
});
