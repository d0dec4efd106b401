import { describe, expect, it } from 'vitest';
import { expandNotes } from './expand-notes.ts';

describe('short forms', () => {
  it.each([
    [
      'data from the OH State Dept of Education 2023',
      'data from the OH State Dept of Education 2023',
    ],
    ['grant from Vermont dept of Forests', 'grant from Vermont dept of Forests'],
    ['partners: Mon Valley Library, Kids Forward', 'partners: Mon Valley Library, Kids Forward'],
    ['Austin Govt Relations Office', 'Austin Govt Relations Office'],
  ])('stay inside names: %s', (text, written) => {
    expect(expandNotes(text)).toBe(written);
  });

  it.each([
    ['the dept pays 2 drivers, 20 hrs/wk', 'the department pays 2 drivers, 20 hours a week'],
    ['open Mon Wed Fri for kids', 'open Monday Wednesday Friday for children'],
    ['our org runs 3 vans w/ lifts', 'our organization runs 3 vans with lifts'],
    ['Our org feeds kids', 'Our organization feeds children'],
    ['lunch 5 days/wk', 'lunch 5 days a week'],
  ])('are written in full in notes: %s', (text, written) => {
    expect(expandNotes(text)).toBe(written);
  });

  it.each([
    ['Friday soup (avg. 90 bowls)', 'Friday soup (average 90 bowls)'],
    ['grew 12% last yr. new roof in May', 'grew 12% last year. new roof in May'],
    ['Hall hire 9 nights = $450', 'Hall hire 9 nights: $450'],
    ['9 nights = 36 hours', '9 nights, or 36 hours'],
  ])('end no sentence that goes on: %s', (text, written) => {
    expect(expandNotes(text)).toBe(written);
  });

  it('stay in a sentence that somebody wrote out', () => {
    expect(expandNotes("We don't charge kids for lessons.")).toBe(
      "We don't charge kids for lessons.",
    );
  });
});

it.each([
  ['dry by mid August most yrs. the well holds.', 'dry by mid August most years. the well holds.'],
  ['8 wks. they stay.', '8 weeks. they stay.'],
  ['15 yrs. of records', '15 years of records'],
  ['acc. to Ida Quill', 'according to Ida Quill'],
  ['fence and wells first = 99,000', 'fence and wells first: 99,000'],
])('a point behind a short form may end a sentence: %s', (line, read) => {
  expect(expandNotes(line)).toBe(read);
});
