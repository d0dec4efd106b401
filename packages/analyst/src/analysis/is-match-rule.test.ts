import { expect, it } from 'vitest';
import { isMatchRule } from './is-match-rule.ts';

it.each([
  ['A one-to-one match is required.', true],
  ['Cost sharing of 20 percent of the total is required.', true],
  ['Matching funds are not required.', true],
  ['Projects must match the priorities of the fund.', false],
  ['A letter is required.', false],
])('recognizes a rule about matching funds: %s', (text, isRule) => {
  expect(isMatchRule(text)).toBe(isRule);
});
