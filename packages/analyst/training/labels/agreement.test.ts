import { expect, it } from 'vitest';
import { computeAgreement } from './agreement.ts';

it('corrects kappa for chance agreement', () => {
  const pairs = [
    ...Array.from({ length: 20 }, () => ['yes', 'yes'] as const),
    ...Array.from({ length: 5 }, () => ['yes', 'no'] as const),
    ...Array.from({ length: 10 }, () => ['no', 'yes'] as const),
    ...Array.from({ length: 15 }, () => ['no', 'no'] as const),
  ];
  const { units, agreed, kappa } = computeAgreement(pairs);
  expect([units, agreed]).toEqual([50, 0.7]);
  expect(kappa).toBeCloseTo(0.4, 10);
});

it('returns full agreement for identical roles, and no agreement if there are no units', () => {
  expect(computeAgreement([['other', 'other']])).toEqual({ units: 1, agreed: 1, kappa: 1 });
  expect(computeAgreement([])).toEqual({ units: 0, agreed: 0, kappa: 0 });
});
