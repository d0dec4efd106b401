import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';

const addressOf = (text: string, names = ['Millrace Theater']): string => {
  const [best] = [...findAddresses(paperOf(paperFrom('page', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  );
  const { address, city, state, postalCode } = best?.parts ?? {};
  return [address, city, state, postalCode].map((part) => part?.value ?? '').join(' | ');
};

describe('where a sentence about the organization says that it is', () => {
  it.each([
    [
      'Millrace Theater is a 501c3 non-profit located at 12 Fourth Avenue, Suite 900, Salem, OH, 44460.',
      '12 Fourth Avenue, Suite 900 | Salem | OH | 44460',
    ],
    [
      'Millrace Theater is a nonprofit organization located in Salem, Ohio, that teaches music.',
      ' | Salem | OH | ',
    ],
    ['Millrace Theater, based in Salem, Ohio, teaches music to children.', ' | Salem | OH | '],
    ['We are a Salem, Ohio-based nonprofit that teaches music.', ' | Salem | OH | '],
    [
      '# Constitution of the Millrace Society\nThe Society shall be located in Salem, Ohio.',
      ' | Salem | OH | ',
    ],
    ['Our office is at 12 Mill Street in downtown Salem, Ohio.', '12 Mill Street | Salem | OH | '],
    [
      '# Bylaws\n# Article I\nThe Corporation shall maintain its principal office at 12 Mill Street, Salem, Ohio, or at such other place as the Board may name.',
      '12 Mill Street | Salem | OH | ',
    ],
  ])('is read from “%s”', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  it('needs no name where nothing told it', () => {
    expect(
      addressOf(
        'Elm Row Stage is a 501c3 nonprofit located at 12 Mill Street, Salem, OH 44460.',
        [],
      ),
    ).toBe('12 Mill Street | Salem | OH | 44460');
  });

  it.each([
    'Elm Row Alliance is a nonprofit organization located in Salem, Ohio.',
    'Our partner, based in Salem, Ohio, lends the hall.',
    'Millrace Theater is a proud friend of the school located in the old part of town.',
  ])('is not in “%s”', (text) => {
    expect(addressOf(text)).toBe(' |  |  | ');
  });
  it.each([
    [
      '# Charter\nThird. The place where the business of the corporation is to be transacted is in Elm Township. Blair County, Pennsylvania.',
      ' | Elm Township | PA | ',
    ],
    [
      '# Charter\nThe business of said corporation is to be transacted in the Borough of Dalton, County of Blair and State of Pennsylvania.',
      ' | Dalton | PA | ',
    ],
    [
      '# Charter\nSaid corporation shall be located and its principal business transacted at the City of Salem, County of Olm, and State of Ohio.',
      ' | Salem | OH | ',
    ],
    ['Location: 12 Mill St, Salem OH', '12 Mill St | Salem | OH | '],
    [
      'The clause is taken from the Articles of Incorporation filed with the Florida Division of Corporations.',
      ' |  | Florida | ',
    ],
    [
      '# Records Policy\nThe policy follows the Washington State nonprofit corporation laws.',
      ' |  | Washington | ',
    ],
    [
      '# Bylaws\n# Article I\nThe Society is a nonprofit corporation incorporated under the laws of Ohio in 1988.',
      ' |  | Ohio | ',
    ],
  ])('is where its business or its law is: “%s”', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  it.each([
    'Join us on May 4, 2024 at the Elks Lodge, 55 Oak Street, Dalton, OH 45402 for our gala.',
    'Our gala is held at the Elks Lodge, 55 Oak Street, Dalton, OH 45402, (937) 555-0133. RSVP by May 1.',
  ])('is not where it spends an evening: “%s”', (text) => {
    expect(addressOf(text)).toBe(' |  |  | ');
  });
});
