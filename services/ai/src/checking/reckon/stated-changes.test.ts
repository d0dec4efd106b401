import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Marrow Bay Museum',
    achievements: '8,420 visits last yr (7,190 the yr before). 312 school groups.',
    additionalInfo:
      'We have 268 members, up from 205. Objects shown, each year: 2023 1,410; 2024 1,655; 2025 1,902.',
  },
};

test.each([
  'That is 63 members more than in the year before.',
  'Membership grew by sixty-three.',
  'We showed 247 objects more than in 2024.',
])('what a source gives with what it was before has changed by so much: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['Membership grew by seventy-three.', 'seventy-three'],
  ['That is 247 members more than in the year before.', '247'],
  ['We showed 492 objects more than in 2024.', '492'],
  ['We welcomed 63 school groups.', '63'],
])('and by no other number, and nothing else has: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
