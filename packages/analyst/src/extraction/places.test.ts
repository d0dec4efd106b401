import { expect, it } from 'vitest';
import { findPlaces } from './places.ts';

it.each([
  ['We serve Springfield, Illinois.', { city: 'Springfield', region: 'Illinois' }],
  ['Location: Monrovia, Republic of Liberia', { city: 'Monrovia' }],
  [
    'Makindye Division, Kampala, Central Region, Uganda.',
    { city: 'Kampala', region: 'Central Region' },
  ],
  ['Location: Vermont, United States of America', { region: 'Vermont' }],
  [
    'The registered office is at 12 Rue de la Paix, 34000 Montpellier, France.',
    { street: '12 Rue de la Paix', city: 'Montpellier', postalCode: '34000' },
  ],
  ['The headquarters shall be in Rabat, except for meetings.', { city: 'Rabat' }],
  ['The registered office shall be in the City of Lansing.', { city: 'Lansing' }],
])('finds the place in "%s"', (text, place) => {
  expect(findPlaces(text)).toEqual([place]);
});

it.each(['Our members live in France.', 'We are located in Texas.', 'Books, maps and letters'])(
  'does not find a town in "%s"',
  (text) => {
    expect(findPlaces(text)).toEqual([]);
  },
);
