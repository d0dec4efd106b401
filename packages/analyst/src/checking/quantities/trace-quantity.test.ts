import { expect, it } from 'vitest';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';

const organizationInfo = { name: 'Larch River Choir' };
const request = 'Larch River Choir requests $2,000 for scores.';

it('supports an amount if an answer states it without a currency, like a year', () => {
  const answers = [{ question: 'How much do you ask for in all?', answer: '2000' }];
  expect(unsupportedIn(request, { organizationInfo, answers })).toEqual([]);
});

it('supports an amount if a labeled value states it without a currency, like a year', () => {
  const additionalInfo = 'Requested amount (USD): 2000';
  const sources = { organizationInfo: { ...organizationInfo, additionalInfo } };
  expect(unsupportedIn(request, sources)).toEqual([]);
});

it('does not support an amount if the source only states a year', () => {
  const additionalInfo = 'We requested scores from the archive in 2000.';
  const sources = { organizationInfo: { ...organizationInfo, additionalInfo } };
  expect(unsupportedIn(request, sources)).toEqual(['$2,000']);
});
