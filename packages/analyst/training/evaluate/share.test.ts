import { expect, it } from 'vitest';
import { computeF1, formatShare, toShare, shareWhere } from './share.ts';

it('formats a share with its counts, or a dash if both are zero', () => {
  expect(formatShare(shareWhere([1, 2, 3], (value) => value > 1))).toBe('66.7% (2 of 3)');
  expect(formatShare(toShare(0, 0))).toBe('- (0 of 0)');
});

it('balances precision and recall in F1', () => {
  expect(computeF1(3, 4, 6).share).toBe(0.6);
  expect(computeF1(0, 0, 0).share).toBeNull();
});
