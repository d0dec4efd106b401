import { expect, it } from 'vitest';
import { findStatedWeight, findStatedWeights } from './stated-weight.ts';

it.each([
  ['Statement of need (20 points)', { name: 'Statement of need', points: 20 }],
  ['Statement of need: 20 points', { name: 'Statement of need', points: 20 }],
  ['Statement of need – up to 20 pts.', { name: 'Statement of need', points: 20 }],
  ['Statement of need counts for 20 points.', { name: 'Statement of need', points: 20 }],
  ['Statement of need is worth 0 to 20 points', { name: 'Statement of need', points: 20 }],
  ['20 points: Statement of need. Tell us why.', { name: 'Statement of need', points: 20 }],
  ['Statement of need – twenty (20) points', { name: 'Statement of need', points: 20 }],
  ['Statement of need [0–20 points]', { name: 'Statement of need', points: 20 }],
  ['Statement of need (20 possible points)', { name: 'Statement of need', points: 20 }],
  ['Statement of need – Maximum points: 20', { name: 'Statement of need', points: 20 }],
  ['Statement of need (Weight: 20%)', { name: 'Statement of need', percent: 20 }],
  ['Matching funds (10 points)', { name: 'Matching funds', points: 10 }],
  ['Work plan (25%)', { name: 'Work plan', percent: 25 }],
  ['Work plan, 25 percent', { name: 'Work plan', percent: 25 }],
  [
    'The plan includes a way to keep volunteers: 5',
    { name: 'The plan includes a way to keep volunteers', points: 5 },
  ],
])('finds the weight in “%s”', (text, weight) => {
  expect(findStatedWeight(text)).toEqual(weight);
});

it.each([
  'The total number of points available is 100.',
  'Total Possible Points: 100',
  'The minimum score is 75 to be considered.',
  'Proposals with high scores (12 points or more) are invited.',
  'Each item can be scored with 0 to 4 points.',
  'Need is 20 points and impact is 30 points.',
  'Priority is given to rural counties.',
  'Rural applicants receive 5 extra points.',
  'Indirect costs may not exceed 10%.',
  'Matching funds (10%)',
  '50 points',
  'Excellent: 16-20 points',
  'Use 12-point type in Arial, 12 points.',
  'Name 3 points of contact.',
  'Meet us at 10: 30',
])('finds no weight in “%s”', (text) => {
  expect(findStatedWeight(text)).toBeUndefined();
});

it('finds several weights in one line', () => {
  expect(findStatedWeights('Need (20 points), impact (30 points), and cost – 10 points.')).toEqual([
    { name: 'Need', points: 20 },
    { name: 'impact', points: 30 },
    { name: 'cost', points: 10 },
  ]);
  expect(findStatedWeights('Criteria: Need (20%); impact (80%)')).toEqual([
    { name: 'Need', percent: 20 },
    { name: 'impact', percent: 80 },
  ]);
  expect(findStatedWeights('We rely on need (20 points) and impact (30 points).')).toEqual([]);
  expect(findStatedWeights('Scores from 10 points to 20 points are possible.')).toEqual([]);
});
