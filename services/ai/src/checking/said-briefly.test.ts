import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Halyard Boat Shed',
    achievements: 'In 2027 we built 38 boats: 26 with sails or oars and 12 with small engines.',
    additionalInfo:
      'Planned:\n- 160 repairs\n- 44 new sails or oars\n- 31 small engines, made here',
  },
};

test('a number of just what a source counts, whatever stands in a like place', () => {
  expect(
    falseIn('We plan 160 repairs, 44 new sails or oars and 31 small engines.', sources),
  ).toEqual([]);
});

test.each([
  ['We plan 160 repairs, 44 new sails or oars and 41 small engines.', '41'],
  ['We plan 160 repairs, 31 new sails or oars and 44 small engines.', '44'],
])('but no other: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
