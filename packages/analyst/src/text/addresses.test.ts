import { expect, it } from 'vitest';
import { Tokens } from '@grantwright/shared/values';
import { findAddresses } from './addresses.ts';

it.each([
  [
    '1200 N. Main Street, Suite 200, Springfield, IL 62701-1234',
    {
      street: '1200 N. Main Street',
      unit: 'Suite 200',
      city: 'Springfield',
      region: 'IL',
      postalCode: '62701-1234',
    },
  ],
  [
    '1 West 42nd St., New York, New York 10036',
    { street: '1 West 42nd St.', city: 'New York', region: 'New York', postalCode: '10036' },
  ],
  [
    'P.O. Box 648 | Elmhurst, IL 60126',
    { box: 'P.O. Box 648', city: 'Elmhurst', region: 'IL', postalCode: '60126' },
  ],
  ['300 West Adams, Suite 9', { street: '300 West Adams', unit: 'Suite 9' }],
  ['St. Paul, MN 55101', { city: 'St. Paul', region: 'MN', postalCode: '55101' }],
  [
    '10 Larch Road, London SW1A 1AA',
    { street: '10 Larch Road', city: 'London', postalCode: 'SW1A 1AA' },
  ],
  ['Ottawa, ON K1A 0B1', { city: 'Ottawa', region: 'ON', postalCode: 'K1A 0B1' }],
])('finds the address in %j', (text, expected) => {
  const [address, ...more] = findAddresses(new Tokens(text));
  const { type, text: literal, start, end, ...parts } = address ?? {};
  expect(parts).toEqual(expected);
  expect({ type, literal, start, end, more }).toEqual({
    type: 'address',
    literal: text,
    start: 0,
    end: text.length,
    more: [],
  });
});

it.each([
  'Executive Order 13985',
  'Total 52100',
  'Text Box',
  'in 2022 Dec 31st',
  'the 12 Main goals',
  '5 Way',
])('does not find an address in %j', (text) => {
  expect(findAddresses(new Tokens(text))).toEqual([]);
});
