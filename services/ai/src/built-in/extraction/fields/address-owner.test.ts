import { describe, expect, it } from 'vitest';
import { isLabelledAsAnothers, isNotToldOf, isOfficersOwn, isOfSister } from './address-owner.ts';

describe('isOfficersOwn', () => {
  it.each([
    'Incumbent: The Revd Joan Tarn, The Rectory, 9 Ferry Lane, Alnwick NE66 1AB',
    'Hon. Secretary: Joan Tarn, 9 Ferry Lane, Alnwick NE66 1AB',
    'Bankers: Northgate Savings plc, PO Box 12, Alnwick NE66 1AB',
    'Attest: Joan Tarn, Town Clerk, 9 Ferry Lane, Salem, OH 44460',
    'A true copy. Attested by: Joan Tarn, Clerk, 9 Ferry Lane, Salem, OH 44460',
  ])('holds of "%s"', (text) => {
    expect(isOfficersOwn(text)).toBe(true);
  });

  it.each([
    'Office: 9 Ferry Lane, Alnwick NE66 1AB',
    'President Street 9, Salem, OH 44460',
    'Secretary: write to the office at 9 Ferry Lane, Salem, OH 44460',
    'Clerk: Parish Office, 9 Ferry Lane, Alnwick NE66 1AB',
  ])('does not hold of "%s"', (text) => {
    expect(isOfficersOwn(text)).toBe(false);
  });
});

describe('isOfSister', () => {
  const check = 'You can mail a check to: Ferry Lane Foundation c/o Joan Tarn 9 Mill Street';

  it('tells a foundation abroad that takes the checks from the body itself', () => {
    expect(isOfSister(check, ['Ferry Lane Project'])).toBe(true);
    expect(isOfSister(check, ['Ferry Lane Foundation'])).toBe(false);
    expect(isOfSister(check, ['Ferry Lane Foundation, Inc.'])).toBe(false);
    expect(isOfSister(check, [])).toBe(false);
    expect(isOfSister('Mail a check to us at 9 Mill Street', ['Ferry Lane Project'])).toBe(false);
  });
});

describe('an address in a sentence', () => {
  it.each([
    'Our autumn crew weighed trout in 14 creeks and sent the figures to the regional Bureau of Fisheries, 410 Depot Street, Salem, OH 44460.',
    'We bought the seed for our two nurseries last spring from Farr & Sons Growers, 12 Mill Lane, Salem, OH 44460.',
  ])('is that of whoever something was given to or came from: %s', (text) => {
    expect(isNotToldOf(text, ['Alder Creek Watch'])).toBe(true);
  });

  it('is the body’s own behind its name', () => {
    expect(
      isNotToldOf(
        'You can send your gift by mail at any time of the year to Alder Creek Watch, 410 Depot Street, Salem, OH 44460.',
        ['Alder Creek Watch'],
      ),
    ).toBe(false);
  });
});

describe('an address behind the name of an authority', () => {
  it.each([
    'Ohio Bureau of Charter Schools, 410 Depot Street, Suite 12, Salem, OH 44460',
    'State Licensing Commission, 9 Ferry Lane, Salem, OH 44460',
    'Farr Tarn CPAs, 9 Ferry Lane, Salem, OH 44460',
  ])('is that authority’s: %s', (text) => {
    expect(isLabelledAsAnothers(text, ['Alder Creek Academy'])).toBe(true);
  });

  it('may be an authority’s own', () => {
    expect(
      isLabelledAsAnothers('Alder Creek Planning Commission, 9 Ferry Lane, Salem, OH 44460', [
        'Alder Creek Planning Commission',
      ]),
    ).toBe(false);
    expect(isLabelledAsAnothers('Town Hall, 9 Ferry Lane, Salem, OH 44460', ['Tarn'])).toBe(false);
  });
});
