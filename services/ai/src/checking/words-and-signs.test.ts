import { expect, it } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Wheels of the North',
    additionalInfo:
      'One in four kids here live under the poverty line. The total is GHS 775,000. Cash from the parish is promised, and a yard gives us lumber.',
  },
  answers: [],
};

it.each([
  'One child in four here, or 25%, lives below the poverty line.',
  'One child in four under that line is hungry.',
  'The total budget is GH₵775,000.',
  'The total budget is ₵775,000, or GH¢ 775,000.',
  'Cash is promised by the parish. Lumber comes from a yard.',
])('a share, a sign of money and a thing without an article are known: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

it.each([
  ['One child in six here lives below the poverty line.', 'six'],
  ['The total budget is GH₵785,000.', '785,000'],
])('and a false one is told: %s', (text, value) => {
  expect(falseIn(text, sources).join(' ')).toContain(value);
});
