import { describe, expect, it } from 'vitest';
import { paperOf } from '../paper.ts';
import { findTaxIds } from './tax-id.ts';

const names = ['Ferry Lane Players'];
const numberIn = (...texts: string[]): string | undefined =>
  findTaxIds(
    paperOf({
      name: 'about.html',
      reading: {
        source: 'html',
        notes: [],
        title: 'About',
        blocks: [
          { type: 'heading', level: 1, text: 'Who we are' },
          ...Array.from({ length: 7 }, () => ({
            type: 'paragraph' as const,
            text: 'Every Thursday evening a dozen of our neighbours meet to read a new play aloud.',
          })),
          ...texts.map((text) => ({ type: 'paragraph' as const, text })),
        ],
      },
    }),
    names,
  )[0]?.value;

describe('charityNumbers', () => {
  it.each([
    ['We are a registered charity (No. 1055123) and a company limited by guarantee.', '1055123'],
    ['Registered Charity in England & Wales 1055123', '1055123'],
    ['Ferry Lane Players, registered charity no. 1055123, was formed in 1990.', '1055123'],
    [
      'Ferry Lane Players is a charity, registered in 2004 in England and Wales, with registration number 1055123.',
      '1055123',
    ],
    ['Charity number: 1055123 Company number: 07123456', '1055123'],
    ['We are a charity registered in Scotland (SC045612).', 'SC045612'],
    ['Scottish Charity Number SC045612', 'SC045612'],
    ['RCN 20155512', '20155512'],
    ['CHY 14521', '14521'],
    ['PBO: 930041177', '930041177'],
    ['Our RSIN is 8123.45.678.', '8123.45.678'],
    ['Our ABN is 11 222 333 444.', '11 222 333 444'],
    ['Canadian registered charity 118-223-344 RR0001', '118-223-344 RR0001'],
  ])('takes the number of a register in "%s"', (text, value) => {
    expect(numberIn(text)).toBe(value);
  });

  it.each([
    'We gave £200 to The Bluebell Hospice (registered charity number 1000123).',
    'Gifts are doubled by Northgate Giving, a registered charity (number 1000123).',
    'We are a company registered in England, company number 07123456.',
    'Incorporated Association A0048813K',
    'Our charity registration number with the Florida Division of Consumer Services is 1055123.',
  ])('takes none in "%s"', (text) => {
    expect(numberIn(text)).toBeUndefined();
  });

  it('gives none where two stand alike', () => {
    expect(
      numberIn('Registered charity number 1055123', 'Registered charity number 1099887'),
    ).toBeUndefined();
  });

  it('gives way to an EIN', () => {
    expect(numberIn('Registered charity number 1055123', 'EIN: 12-3456789')).toBe('12-3456789');
  });
});

it('a country before the number is where the charity is registered, and nobody else', () => {
  expect(
    numberIn(
      'Ferry Lane Players is a registered charity in England and Wales (Charity Reg. Number: 1087341)',
    ),
  ).toBe('1087341');
});
