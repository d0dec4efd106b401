import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Orle Tool Library',
    additionalInfo:
      'Seven villages, 14 repair days in all: Henllan, Trefnant, Llanrhaeadr, Nantglyn. Fields: Reading, Writing, Drawing.',
  },
};

test('the first of a list of names is looked for as the others are', () => {
  expect(falseIn('14 repair days in all: Ostrawitz, Trefnant, Llanrhaeadr.', sources)).toContain(
    'Ostrawitz',
  );
});

test.each([
  '14 repair days in all: Henllan, Trefnant, Llanrhaeadr.',
  'Fields: Reading, Writing, Drawing.',
  'Seven villages: Nantglyn, Henllan, Trefnant.',
])('what the sources have in a list is no alarm: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});
