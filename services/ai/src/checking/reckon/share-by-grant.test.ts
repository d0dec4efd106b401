import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Orle Van',
    additionalInfo:
      'Our van makes 14 stops a week. With this grant we would open six new stops. The project will cost $58,000. We are asking for $34,800. An average stay is now 61 days; it was 34 in 2019.',
  },
};

test.each([
  'The total cost of the project is $58,000, of which this grant would cover 60 percent.',
  'With six stops added to the present 14, the van will make 20 stops a week.',
  'An average stay is now 61 days, 27 days longer than the 34 of 2019.',
])('follows from what is told: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  [
    'The total cost of the project is $58,000, of which this grant would cover 70 percent.',
    '70 percent',
  ],
  ['With six stops added to the present 14, the van will make 24 stops a week.', '24'],
  ['An average stay is now 61 days, 37 days longer than the 34 of 2019.', '37'],
])('does not follow: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
