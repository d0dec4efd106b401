import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Pine Spit Lifeboat',
    additionalInfo:
      'Our total income was $842,000 and total expenses were $815,000 in 2027. Donors gave $168,400 of it.',
  },
};

test('an amount of the draft is so much of all that came in', () => {
  expect(falseIn('Donors gave $168,400, or 20 percent of our income.', sources)).toEqual([]);
  expect(falseIn('We closed with a surplus of $27,000 (3.2 percent of income).', sources)).toEqual(
    [],
  );
});

test('and no other share of it', () => {
  expect(falseIn('Donors gave $168,400, or 30 percent of our income.', sources)).toContain(
    '30 percent',
  );
});
