import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Lantern Street Singers',
    additionalInfo:
      'We are 46 singers, 9 of them under twenty. The largest concert drew 212 people in April. Monthly concerts take place at 7 halls, and 15 singers take a turn at the door.',
  },
};

test('what is ours goes by its number, whatever is told of it', () => {
  expect(falseIn('Our 46 singers give monthly concerts.', sources)).toEqual([]);
});

test.each([
  ['Our 64 singers give monthly concerts.', '64'],
  ['Our 46 halls hold monthly concerts.', '46'],
])('but by no other, nor another group by that: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
