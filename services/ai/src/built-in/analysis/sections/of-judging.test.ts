import { expect, it } from 'vitest';
import { isOfJudging } from './of-judging.ts';

it.each([
  'Letters within the guidelines are then reviewed to determine the following:',
  'Proposals are scored on the following points:',
  'Requests will be assessed against these questions:',
  'Applications are considered by the trustees to decide the following:',
])('%s leads to what is weighed', (lead) => {
  expect(isOfJudging(lead)).toBe(true);
});

it.each([
  'Your letter should address the following:',
  'Letters are reviewed every month. Please send us the following:',
])('%s leads to something else', (lead) => {
  expect(isOfJudging(lead)).toBe(false);
});
