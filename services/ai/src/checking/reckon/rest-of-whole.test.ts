import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Cedar Fork Rescue',
    additionalInfo:
      'The project costs $31,400 in all. We ask for $22,000. A new boat is $12,500 and the trailer $3,150.',
  },
};

test.each([
  'Other sources bring $9,400.',
  'The remaining $9,400 is raised from other donors.',
  'Other funders contribute $9,400 in cash.',
])('what others give is what the request leaves: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['Other sources bring $9,600.', '$9,600'],
  ['Other funders contribute $18,900.', '$18,900'],
  ['The paint costs $9,400.', '$9,400'],
])('and nothing else: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
