import { expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

it('a thing that opens a sentence without an article is nobody', () => {
  const sources = {
    organizationInfo: {
      name: 'Wheels of the North',
      additionalInfo: 'Cash from the parish is promised, and a yard gives us lumber.',
    },
    answers: [],
  };
  expect(falseIn('Cash is promised by the parish. Lumber comes from a yard.', sources)).toEqual([]);
  expect(falseIn('Kassim is promised by the parish.', sources)).not.toEqual([]);
});
