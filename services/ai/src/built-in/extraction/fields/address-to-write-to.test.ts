import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';
import { findPhones } from './phone.ts';

const names = ['Millrace Theater'];
const addressOf = (text: string): string => {
  const [best] = [...findAddresses(paperOf(paperFrom('letter', 'docx', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  );
  const { address, city, state, postalCode } = best?.parts ?? {};
  return [address, city, state, postalCode].map((part) => part?.value ?? '').join(' | ');
};

describe('where a paper sends its reader to write', () => {
  it.each([
    [
      'A copy of our current financial statement is available by writing Millrace Theater at 3309 Quarry Hill Road, Mount Airy, MD 21771 or by calling 301-555-0119. Documents are also available from the Maryland Secretary of State, State House, Annapolis MD 21401, (410) 974-5534.',
      '3309 Quarry Hill Road | Mount Airy | MD | 21771',
    ],
    [
      'A copy of our latest annual report may be obtained, upon request, from Millrace Theater, 12 Mill Street, Salem, NY 12865 or from the Office of the Attorney General, 28 Liberty Street, New York, NY 10005.',
      '12 Mill Street | Salem | NY | 12865',
    ],
    [
      'Please make checks payable to Millrace Theater and mail to: 12 Mill Street, Salem, OH 44460.',
      '12 Mill Street | Salem | OH | 44460',
    ],
    [
      'I give the sum of £____ to Ash Grove Trust, 2 Mill Lane, Lewes, East Sussex, BN7 0DQ, Registered Charity 1123456, for its general purposes.',
      '2 Mill Lane | Lewes | East Sussex | BN7 0DQ',
    ],
    [
      'I give and bequeath to Millrace Theater, a nonprofit organization located at 12 Mill Street, Salem, OH 44460, the sum of ____.',
      '12 Mill Street | Salem | OH | 44460',
    ],
  ])('is its own: “%s”', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  it.each([
    'Please make checks payable to Elm Row Foundation and mail to: 12 Mill Street, Salem, OH 44460.',
    'Complaints may be mailed to the Attorney General, 28 Liberty Street, New York, NY 10005.',
    'A copy of the annual report of every charity is available by writing the Office of the Attorney General, 28 Liberty Street, New York, NY 10005.',
    'The gifts were bought by Ann Farr from a shop at 12 Mill Street, Salem, OH 44460.',
  ])('is not in “%s”', (text) => {
    expect(addressOf(text)).toBe(' |  |  | ');
  });

  it('has its telephone behind it', () => {
    const phoneOf = (text: string) =>
      findPhones(paperOf(paperFrom('letter', 'docx', text)), names)[0]?.value;
    expect(
      phoneOf(
        'A copy of our current financial statement is available by writing Millrace Theater at 3309 Quarry Hill Road, Mount Airy, MD 21771 or by calling 301-555-0119. Documents are also available from the Maryland Secretary of State, State House, Annapolis MD 21401, (410) 974-5534.',
      ),
    ).toBe('301-555-0119');
    expect(
      phoneOf(
        'Complaints are heard by writing the Secretary of State at 12 State House Way, Annapolis, MD 21401 or by calling (410) 974-5534.',
      ),
    ).toBeUndefined();
  });
});
