import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Skerry Light Cinema',
    additionalInfo:
      'The projector costs $28,000 in all. Lowe Hardware 3,200 in paint. our own savings 4,300. ask = 20,500',
  },
};

test.each([
  'We ask for $20,500; the other $7,500 is in hand.',
  'Our savings and Lowe Hardware together put in $7,500.',
])('what is given besides the request: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['We ask for $20,500; the other $8,500 is in hand.', '$8,500'],
  ['Our savings and Lowe Hardware together put in $8,500.', '$8,500'],
])('and no other sum: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
