import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Gorse Hill Clinic',
    achievements:
      'In 2027 we saw 6,400 patients in 20,160 visits. We held 12 evenings and 984 people came.',
    additionalInfo:
      'The cooperative has 345 keepers in 15 villages. 120 potters sold pots for $264,000.',
  },
};

test.each([
  'Patients made an average of more than three visits each in 2027.',
  'Our evenings drew 82 people on average.',
  'On average each village has 23 keepers.',
  'Pots brought the average potter $2,200.',
])('one count by the other that stands with it: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['Patients made an average of more than four visits each in 2027.', 'four'],
  ['Our evenings drew 92 people on average.', '92'],
  ['On average each village has 32 keepers.', '32'],
  ['Pots brought the average potter $3,200.', '$3,200'],
  ['On average each village has 23 wells.', '23'],
])('and no other, nor of what is not counted there: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
