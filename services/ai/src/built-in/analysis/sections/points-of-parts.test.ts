import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { partAt } from './candidate.ts';
import { pointsOfParts } from './points-of-parts.ts';

const part = (name: string, prompts: string[], block: number) =>
  partAt({ block, quote: name }, { name, prompts, from: 'list' });
const parts = [
  part('Why the garden is needed', ['Who lacks green space near home?'], 1),
  part('What you will do', ['Tell us your activities, month by month.'], 2),
  part('What will change', ['What will be better, and how will you measure it?'], 3),
  part('Budget', ['List what the work costs.'], 4),
  part('After the grant', ['How will the work go on?'], 5),
];
const criterion = (name: string, points?: number): Criterion => ({
  name,
  quote: name,
  block: 9,
  ...(points === undefined ? {} : { points }),
});
const weights = (...criteria: Criterion[]) =>
  [...pointsOfParts(parts, criteria)].map(([{ name }, points]) => [name, points]);

it('gives the points of a criterion to the part that serves it', () => {
  expect(
    weights(
      criterion('Quality of the activities', 40),
      criterion('Measuring change', 20),
      criterion('Value for money', 10),
      criterion('Sustainability', 10),
    ),
  ).toEqual([
    ['What you will do', 40],
    ['What will change', 20],
    ['Budget', 10],
    ['After the grant', 10],
  ]);
});

it('gives to none what might be of two or of none', () => {
  expect(weights(criterion('Quality of the application', 50), criterion('Fit', 50))).toEqual([]);
  expect(weights(criterion('Work of the organization', 30))).toEqual([]);
  // Two criteria for one part: neither is what it weighs.
  expect(weights(criterion('Value for money', 10), criterion('Costs', 20))).toEqual([]);
  expect(weights(criterion('Budget'))).toEqual([]);
});
