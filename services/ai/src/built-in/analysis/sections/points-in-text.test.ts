import { expect, it } from 'vitest';
import { splitPoints } from './points-in-text.ts';

it.each([
  ['What will you do? - 20 points', 'What will you do?', 20],
  ['Costs (10 points)', 'Costs', 10],
  ['Costs (200 words, max. 15 marks)', 'Costs', 15],
  ['Need, worth 30 pts.', 'Need', 30],
])('takes the points out of "%s"', (said, text, points) => {
  expect(splitPoints(said)).toEqual({ text, points });
});

it.each(['Three points of view', 'Data points (300 words)', 'How you score 10 points or more'])(
  'leaves "%s" as it is',
  (text) => {
    expect(splitPoints(text)).toEqual({ text });
  },
);
