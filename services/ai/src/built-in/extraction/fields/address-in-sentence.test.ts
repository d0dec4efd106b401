import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';

const addressOf = (text: string, names: string[] = ['Heron Weir Boat Club']) => {
  const [best] = [...findAddresses(paperOf(paperFrom('paper', 'pdf', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  );
  const { address, city, state, postalCode } = best?.parts ?? {};
  return [address, city, state, postalCode].map((part) => part?.value ?? '').join(' | ');
};
const nowhere = ' |  |  | ';

describe('where a sentence says that a body is', () => {
  it.each([
    [
      'The correspondence address is 14 Weir Lane, Alnwick NE66 1AB.',
      '14 Weir Lane | Alnwick |  | NE66 1AB',
    ],
    [
      'The postal address of the club is 14 Weir Lane, Salem, Ohio 44460.',
      '14 Weir Lane | Salem | OH | 44460',
    ],
  ])('is heard in “%s”', (text, place) => {
    expect(addressOf(text)).toBe(place);
  });

  it.each([
    'The postal address of the bank is 14 Weir Lane, Salem, Ohio 44460.',
    'The correspondence address of the registrar is 14 Weir Lane, Salem, Ohio 44460.',
  ])('is not where another is: “%s”', (text) => {
    expect(addressOf(text)).toBe(nowhere);
  });
});

describe('the seat that an article of by-laws is headed by', () => {
  it.each([
    'ARTICLE 3 - PRINCIPAL OFFICE OF THE CORPORATION: 14 Weir Lane, Salem, Ohio',
    'Principal office of this association: 14 Weir Lane, Salem, Ohio',
  ])('is read behind “%s”', (text) => {
    expect(addressOf(`# BYLAWS OF THE HERON WEIR BOAT CLUB\n${text}`)).toBe(
      '14 Weir Lane | Salem | OH | ',
    );
  });
});

describe('the state alone', () => {
  it.each([
    'Heron Weir Boat Club is registered with the State of Ohio as a nonprofit.',
    'The club is registered in the State of Ohio as a domestic non-profit corporation.',
  ])('is where a body is registered: “%s”', (text) => {
    expect(addressOf(text)).toBe(' |  | Ohio | ');
  });

  it.each([
    'Heron Weir Boat Club is registered with the State of Florida as a charity and may ask for gifts there.',
    'Our partner, the Alder Bay Trust, is registered with the State of Maine as a nonprofit corporation.',
    'Its parent, Alder Bay Rowing, is a Maine nonprofit corporation.',
  ])('is not where it asks for gifts, nor where a partner is: “%s”', (text) => {
    expect(addressOf(text)).toBe(nowhere);
  });
});

it.each([
  'Attest: Joan Tarn, Clerk, 14 Weir Lane, Salem, Ohio 44460',
  'You can mail a check to: Heron Weir Foundation c/o Joan Tarn, 14 Weir Lane, Salem, Ohio 44460',
])('is neither an officer’s nor a sister’s address: “%s”', (text) => {
  expect(addressOf(text)).toBe(nowhere);
});
