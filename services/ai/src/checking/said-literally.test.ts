import { expect, it } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Marsh Edge Garden',
    additionalInfo:
      'Our garden therapist needs nine hours a week for 44 weeks at £17.50 (£6,930). Staff: Mei Tran, garden therapist (18 hours a week).',
  },
};

it('what a source says in the very words stands, whatever another says of the like', () => {
  expect(
    falseIn('Our garden therapist (nine hours a week for 44 weeks at £17.50).', sources),
  ).toEqual([]);
});

it('and what it does not say is reported', () => {
  expect(
    falseIn('Our garden therapist (eight hours a week for 44 weeks at £17.50).', sources),
  ).toContain('eight');
});
