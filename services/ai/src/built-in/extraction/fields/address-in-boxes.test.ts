import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { placesInBoxes } from './address-in-boxes.ts';

const places = (text: string) =>
  placesInBoxes(paperOf(paperFrom('form', 'pdf', text)).lines).map(({ parts }) =>
    Object.values(parts).map(({ value }) => value),
  );

it.each([
  [
    'The street address of the principal office of the corporation is: Telephone Number: (252) 555-0119 Number and Street: 18 Ferry Road City: Edenton State: NC Zip Code: 27932 County: Chowan',
    ['18 Ferry Road', 'Edenton', 'NC', '27932'],
  ],
  [
    'Principal place of business: Street Address: 7 MILL LANE, City: TARBORO, State: North Carolina, Zip: 27886',
    ['7 Mill Lane', 'Tarboro', 'NC', '27886'],
  ],
])('reads the boxes behind a question: “%s”', (text, parts) => {
  expect(places(text)).toEqual([parts]);
});

it.each([
  'Address of each incorporator of the corporation: Street: 9 Elm Street City: Edenton State: NC Zip Code: 27932',
  'Street: 9 Elm Street City: Edenton State: NC Zip Code: 27932',
])('leaves somebody else’s: “%s”', (text) => {
  expect(places(text)).toEqual([]);
});
