import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const head = `Form 990-N
Electronic Notice (e-Postcard)
for Tax-Exempt Organization not Required to File Form 990 or 990-EZ
B Check if available
C Name of Organization: SORREL BEND GARDEN CLUB`;
const foot = `D Employee Identification
Number 36-5550188
F Name of Principal Officer: Ines Roth
9 Cellar Street,
Galena, IL,
US, 61036`;

it.each([
  '31 Orchard Ave,\nElizabeth, IL,\nUS, 61028',
  '31 Orchard Ave, Elizabeth, IL, US, 61028',
  '31 Orchard Ave, Elizabeth,\nIL, US, 61028\nDoing business as: THE CLUB',
])('the address on a postcard is the organization’s, not its officer’s: %j', (address) => {
  expect(valuesOf(paperFrom('card.pdf', 'pdf', `${head}\n${address}\n${foot}`))).toEqual({
    name: 'Sorrel Bend Garden Club',
    organizationType: 'nonprofit',
    taxIdNumber: '36-5550188',
    contactInfo: {
      address: '31 Orchard Ave',
      city: 'Elizabeth',
      state: 'IL',
      postalCode: '61028',
    },
  });
});

it('the address on a postcard may be a box, and the columns of its file mixed', () => {
  const card = `Form 990-N
    Electronic Notice (e-Postcard)
    for Tax-Exempt Organization not Required to File Form 990 or 990-EZ
    C Name of Organization:
    SORREL BEND GARDEN CLUB
    Terminated for Business
    PO Box 18, Elizabeth, IL,
    X Gross receipts are normally
    US, 61028
    $50,000 or less
    ${foot}`;
  expect(valuesOf(paperFrom('card.pdf', 'pdf', card)).contactInfo).toEqual({
    address: 'PO Box 18',
    city: 'Elizabeth',
    state: 'IL',
    postalCode: '61028',
  });
});
