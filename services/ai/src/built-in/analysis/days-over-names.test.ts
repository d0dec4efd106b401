import { expect, it } from 'vitest';
import { readingOf } from './fixtures/reading-of.ts';
import { daysOverNames } from './days-over-names.ts';

const namesOf = (text: string): string[] => [
  ...daysOverNames(readingOf('html', '', text).blocks).values(),
];

it('takes the line below each day for the field that it is for', () => {
  expect(
    namesOf(
      'Application deadlines (5 p.m. local time):\nOctober 4, 2027\nMusic; Dance\nOctober 6, 2027\nTheatre',
    ),
  ).toEqual(['Music; Dance', 'Theatre']);
});

it.each([
  // The label of the next day is not the name of the one before.
  'Application deadline:\nOctober 4, 2027\nAward notice:\nDecember 1, 2027',
  'Application deadline:\nOctober 4, 2027\nDecisions in December\nOctober 9, 2027\nTheatre',
  'Information sessions:\nOctober 4, 2027\nElm Hall\nOctober 6, 2027\nOak Hall',
  'Application deadline:\nOctober 4, 2027\nElm Hall is open from nine',
])('leaves what is not such a list: %s', (text) => {
  expect(namesOf(text)).toEqual([]);
});
