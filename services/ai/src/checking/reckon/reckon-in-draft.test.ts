import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Reed Bay Pickers',
    additionalInfo: 'Pickers: 36 men, 25 days each, $40 a day\nWages: 36,000',
  },
};

test.each([
  ['Thirty-six pickers will work 25 days each at $40 a day, for a total of $36,000 in wages.', []],
  [
    'Thirty-six pickers will work 25 days each at $40 a day, for a total of $38,000 in wages.',
    ['$38,000'],
  ],
])('how many, for how long, at how much make one amount: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toEqual(wrong);
});
