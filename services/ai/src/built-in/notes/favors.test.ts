import { expect, it } from 'vitest';
import { answeredInNotes } from './answered-in-notes.ts';

const answers = (notes: string): Record<string, string> =>
  Object.fromEntries(
    answeredInNotes(notes, 2026).answers.map(({ question, answer }) => [question, answer]),
  );

it.each([
  [
    'What will you do, step by step?',
    'We want to set up a wool shed in the old forge that the parish lets us for a euro a year.',
  ],
  [
    'Why is it needed?',
    'Right now we buy our seedlings from a firm 90 miles away at 40 cents each.',
  ],
  [
    'Why is it needed?',
    'Right now we stop on the Friday before Thanksgiving and begin again in the second week of March, because the hall is not heated.',
  ],
  ['Who leads the work, and who does it?', 'Denise Hale will run it.'],
  [
    'Who takes part, and how many people?',
    'We draw from five counties: Fleming, Mason, Bath, Rowan and Orle.',
  ],
  ['Who takes part, and how many people?', 'Who it serves: 140 welders in their first year.'],
  [
    'How will you know that it worked?',
    'How we’d know: weigh the catch in and out, and look at three plots in May.',
  ],
  ['Who are you, and what do you do?', 'Why us: we have taught welders in Orle for 31 years.'],
  [
    'How will the work go on when the grant ends?',
    'If it goes on, selling the spare seed would bring in $9,000 a year.',
  ],
  [
    'Who else pays, and is that money certain?',
    'Others: the county fund 67,000, agreed on 9 September 2026.',
  ],
])('%s, by how it begins: %s', (question, line) => {
  expect(answers(line)).toEqual({ [question]: line });
});
