import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['Although Orle Pier Society', 'Orle Pier Society'],
  ['FRIENDS OF THE ORLE PIER PO Box 31, Orle, WI, US, 53577', 'Friends of the Orle Pier'],
  ['Orle Pier Society, P.O. Box 12', 'Orle Pier Society'],
  ['ORLE PIER RIDERS W204 COUNTY ROAD B Orle, WI, US, 53577', 'Orle Pier Riders'],
  ['ORLE PIER CLUB 12 MILL STREET, Orle, WI, US, 53577', 'Orle Pier Club'],
  ['Class of 1972 Fund', 'Class of 1972 Fund'],
])(
  'a name is without what a sentence opens with, and without the box behind it: %s',
  (text, name) => {
    expect(cleanName(text)).toBe(name);
  },
);

it.each(['Mission Milestones Reach Initiatives Financials Supporters Team', 'Overview'])(
  'a menu and the title of a chapter are no names: %s',
  (text) => {
    expect(cleanName(text)).toBeUndefined();
  },
);

it('a body may be called by such words', () => {
  expect(cleanName('Community Resources and Programs for Youth')).toBeDefined();
});
