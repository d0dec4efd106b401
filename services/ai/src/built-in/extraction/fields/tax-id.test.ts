import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findTaxIds } from './tax-id.ts';

const numberOf = (text: string, names: string[] = []) =>
  [...findTaxIds(paperOf(paperFrom('paper', 'docx', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the tax number', () => {
  it.each([
    ['The Chorus is a 501(c)(3) nonprofit (91-1455302).', '91-1455302'],
    ['Federal Tax ID: 59-066-2267', '59-0662267'],
    ['The PTA is a nonprofit. Our Tax I.D. is 54-1812691.', '54-1812691'],
    ['EIN: 81- 1907024', '81-1907024'],
    ['We are a 501(c)(3). Our EIN is\n41-5550107.', '41-5550107'],
    ['Our tax number is 41-5550107.', '41-5550107'],
    ['Fed. ID no. 41-5550107', '41-5550107'],
    ['The Orle Food Bank’s EIN is 41-5550107.', '41-5550107'],
    ['Federal Tax # 41-5550107', '41-5550107'],
    ['IRS Number: 41-5550107', '41-5550107'],
    ['Registered Charity Number: 12345 6789 RR0001', '12345 6789 RR0001'],
    ['PAN : AAB TC2135P. TAN : JPRD02565D.', 'AABTC2135P'],
    ['Scottish Charity No. SC046550', 'SC046550'],
    ['hello@hopehaven.example | Registered charity 1123456', '1123456'],
    ['We are a registered charity in England & Wales (1168993).', '1168993'],
  ])('is read from “%s”', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    'Agency licence 00381, phone 540-555-0119.',
    'Firm’s EIN 72-0655120',
    'Business ID: 259418',
    '| Registered charity number | 1168993 |',
    'Gifts go through our fiscal host, Elm Row Collective. EIN: 81-4004928',
    'We are a member of Elm Row Alliance, Inc (ERA). Elm Row Alliance, Inc. is a non-profit corporation under the laws of Ohio. Employer Identification Number (EIN): 81-4004928.',
  ])('is not in “%s”', (text) => {
    expect(numberOf(text)).toBeUndefined();
  });

  it('is the one that stands with the name, where a paper tells of several bodies', () => {
    expect(
      numberOf(
        `# Kidd's Technical Services (KTS)
        | EIN | 42-3329393 (assigned June 23, 2026) |
        KTS holds federal EIN 42-3329393.
        # Harmony for Hope, Inc. (H4H)
        | Legal name | Harmony for Hope Inc. |
        | EIN | 81-1907024 |`,
        ['Harmony for Hope Inc.', 'Harmony for Hope'],
      ),
    ).toBe('81-1907024');
  });

  it('is not that of a company beside the organization', () => {
    expect(numberOf('The farm is held by Mill Race Land LLC (EIN 42-3329393).')).toBeUndefined();
  });

  it('is not that of the body named before it', () => {
    expect(numberOf('Holy Cross Parish EIN 31-0537112', ['St. Brigid’s Table'])).toBeUndefined();
    expect(numberOf('Holy Cross Parish EIN 31-0537112', ['Holy Cross Parish'])).toBe('31-0537112');
  });

  it('is not that of a body whose brackets it stands in', () => {
    const names = ['Orle Library District'];
    expect(
      numberOf(
        'The Friends of the Orle Library, Inc., a separate charity (EIN 31-0537112), gave $900.',
        names,
      ),
    ).toBeUndefined();
    expect(
      numberOf('Tarn Hose Company No. 1 (founded 1887; EIN 31-0537112) used a grant.', names),
    ).toBeUndefined();
    expect(numberOf('Orle Library District (EIN 31-0537112) lends books.', names)).toBe(
      '31-0537112',
    );
  });

  it('is not that of a body told of just before', () => {
    const text =
      'Elm Row Alliance, Inc. is a non-profit corporation under the laws of Ohio. Its EIN is 81-4004928.';
    expect(numberOf(text, ['Millrace Theater'])).toBeUndefined();
    expect(numberOf(text, ['Elm Row Alliance'])).toBe('81-4004928');
    expect(
      numberOf(`${text.split('. Its')[0]}. Our EIN is 41-5550107.`, ['Millrace Theater']),
    ).toBe('41-5550107');
  });
});
