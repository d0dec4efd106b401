import { describe, expect, it } from 'vitest';
import { isOfficersOwn, isOfSister } from './address-owner.ts';

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
