import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Pinyon Hill Weavers',
    foundedYear: 2011,
    additionalInfo:
      'Ida Benally has led the loom room since 2019. Our lease runs for 15 years. We teach 40 women.',
  },
};

test.each([
  'In 2031 the association will be twenty years old.',
  'By the spring of 2028 we will have been at work for some seventeen years.',
  'Ida Benally has led the loom room since 2019, so that in 2029 she will have led it for ten years.',
  'In 2027 the organization completes sixteen years of service.',
  'We were founded in 2011 and will be nineteen years old in 2030.',
])('an age at a year that the sentence names follows from the founding: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['In 2031 the association will be fifteen years old.', 'fifteen'],
  ['In 2031 the association will be twenty-three years old.', 'twenty-three'],
  ['By the spring of 2028 we will have been at work for some fourteen years.', 'fourteen'],
  [
    'Ida Benally has led the loom room since 2019, so that in 2029 she will have led it for seven years.',
    'seven',
  ],
])('and another is reported, even if it is true today: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
