import { describe, expect, it } from 'vitest';
import { isTalk } from './for-the-writer.ts';

describe('talk with whoever writes the application', () => {
  it.each([
    'Please text, never call on Fridays.',
    'See attached brochure',
    'see our website / last report',
    'Same as last year.',
    'Ines will email the bylaws on Monday.',
    "I'll send the audit later",
    'Call Ines after 5 about the lease',
    'Call after 4, I teach till then.',
    'Contact: Ines Brandt',
    'I will keep it short, forgive my spelling.',
    'from our 2024 report to the Harbor Fund - still true',
    'NEW for the Harbor Fund',
    "(Don't have the permit number handy.)",
    'We have reckoned it as follows.',
    'As promised, so that you as treasurer can say yes before Friday.',
    'I did the sum twice.',
    'IN.',
    'And send it before I fly on the 20th!',
    'Shout if you need more.',
    'Money out:',
    'I said 400 and you said be careful.',
    'OK so here is where we are with the Night Kitchen.',
    'I have checked the figures again.',
    'You keep the books.',
    'Clear skies,',
    'Ines (Ines Brandt, in case they ask for full names)',
    'Ines (Brandt, in case you forward this)',
  ])('is: %s', (text) => {
    expect(isTalk(text)).toBe(true);
  });

  it.each([
    'From our last report to the council we learned what the tide does to the piles.',
    'We have no permit yet.',
    'In June we open.',
    'You know the two schools: 67 children share one room.',
    'Best of all, the hall is free.',
    'We send it before the roads freeze.',
    'As agreed with the school, the hall is free on Mondays.',
    'I counted twice as many seals in 2024.',
    'See-through panels let in light.',
    'Our nurses will call each patient on Monday.',
    'We will send a report to every household in May.',
    'Contact hours rose 12% in 2024.',
    'Call centers in three towns refer riders.',
    'Contact is Ines Brandt, Executive Director.',
    'Volunteers will send letters to 400 homes.',
  ])('is not: %s', (text) => {
    expect(isTalk(text)).toBe(false);
  });
});

it.each([
  'sorry for the notes, in the field til dark most days',
  'ps the photo with the quilt, she says yes we can use it',
  'Feel free to tidy this up.',
  'The chair thinks we should ask for more, the treasurer thinks less.',
  'Probably the insurance.',
])('is said to whoever drafts: %s', (text) => {
  expect(isTalk(text)).toBe(true);
});

it.each([
  'We are sorry for nobody: 40 of 50 came back.',
  'Probably 40 of the 60 will finish.',
  'The board says yes to every child.',
])('is said to the funder: %s', (text) => {
  expect(isTalk(text)).toBe(false);
});

it.each([
  "Ok quick notes, it's 9:40 pm, Warren",
  "Sorry this is rough, it's 10:40 pm and I have kids",
  'Flood line -- notes, due tmrw noon, somebody make this pretty pls',
  'The building: see what I wrote above.',
  "Here's how the money works out.",
  'Board said go ahead last night so here is all of it.',
  'She would be glad to be quoted but first name only please.',
])('is said to whoever drafts: %s', (text) => {
  expect(isTalk(text)).toBe(true);
});
