import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Tana Beekeepers',
    contactInfo: {
      address: 'Hill Road',
      city: 'Mwingi',
      state: 'Kitui County',
      postalCode: '90400',
    },
    additionalInfo: 'Kitui County water fund 310,000, promised. 12 groups keep 640 hives.',
  },
};

test.each(['Hill Road, Mwingi, Kitui County 90400', 'Postal code: 90400', 'Mwingi 90400'])(
  'the postal code of the profile is no amount: %s',
  (told) => {
    expect(falseIn(told, sources)).toEqual([]);
  },
);

test.each([
  ['Hill Road, Mwingi, Kitui County 90600', '90600'],
  ['The Kitui County water fund has promised 90400.', '90400'],
])('another number, or another thing, is not proven by it: %s', (told, wrong) => {
  expect(falseIn(told, sources).join(' ')).toContain(wrong);
});

test('a town whose name begins as a floor does is none', () => {
  const other = {
    organizationInfo: {
      name: 'Hale Riders',
      contactInfo: { address: '2215 Hale Pike', city: 'Flintburg', state: 'Kentucky' },
    },
  };
  expect(falseIn('2215 Hale Pike, Flintburg, KY', other)).toEqual([]);
  expect(falseIn('2251 Hale Pike, Flintburg, KY', other).join(' ')).toContain('2251');
});
