import { expect, it } from 'vitest';
import { unshout } from './capitals.ts';

it.each([
  ['STATEMENT OF NEED', 'Statement of Need'],
  ["CHILDREN'S SERVICES COUNCIL (CSC)", "Children's Services Council (CSC)"],
  ['IRS DETERMINATION LETTER', 'IRS Determination Letter'],
  ['LONG-RANGE PLAN', 'Long-Range Plan'],
  ['Project Budget', 'Project Budget'],
  ['NEA', 'NEA'],
  ['ICML 2019', 'ICML 2019'],
  ['GOALS FOR 2019', 'Goals for 2019'],
])('%s is %s', (shouted, said) => {
  expect(unshout(shouted)).toBe(said);
});
