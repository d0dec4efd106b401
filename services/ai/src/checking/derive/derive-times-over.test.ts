import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Heron Loft Choir',
    additionalInfo: 'Rehearsals: fifteen weeks, 3 evenings a week, 2 hours each.',
  },
};

test('so many in each of so many weeks', () => {
  expect(falseIn('The singers have 45 evenings of rehearsals.', sources)).toEqual([]);
  expect(falseIn('The singers have 35 evenings of rehearsals.', sources)).toContain('35');
});
