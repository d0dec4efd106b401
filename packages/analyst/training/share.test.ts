import { expect, it } from 'vitest';
import { f1Of, inFull, shareOf, shareWhere } from './share.ts';

it('formats a share with its counts, or a dash if there are none', () => {
  expect(inFull(shareWhere([1, 2, 3], (each) => each > 1))).toBe('66.7% (2 of 3)');
  expect(inFull(shareOf(0, 0))).toBe('- (0 of 0)');
});

it('balances precision and recall in F1', () => {
  expect(f1Of(3, 4, 6).share).toBe(0.6);
  expect(f1Of(0, 0, 0).share).toBeNull();
});
