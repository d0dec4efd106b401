import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { lendsOnly } from './lends.ts';

const hears = (text: string): boolean =>
  lendsOnly(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# Barn Loans\nFarmers borrow up to $20,000. Interest is 4%, and the loan is repaid in five years.',
    true,
  ],
  [
    '# Lending for charities\nOur unsecured loans carry a rate of 6%. Repayments begin after a year.',
    true,
  ],
  [
    '# Home loans\nA lien is recorded. The loan falls due, with interest of 2%, when the house is sold.',
    true,
  ],
  [
    '# Barn Fund\nFarmers can ask for a loan, repaid with interest of 4%, or for a grant of up to $5,000.',
    false,
  ],
  ['# Debt\nGrants may not be used for the repayment of loans.', false],
  ['# Toy library\nToys are on loan for two weeks. The lending desk is open on Mondays.', false],
])('hears money that must be paid back: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
