import bcrypt from 'bcryptjs';
import { afterEach, expect, it, vi } from 'vitest';
import work from './hash-worker.ts';

afterEach(() => void vi.restoreAllMocks());

/** What a wrong password costs, in units of bcrypt's cheapest rounds. */
function effortOf(stored: number, current: number): number {
  const hash = String(work({ password: 'harbor street', cost: stored }));
  const compare = vi.spyOn(bcrypt, 'compareSync');
  const hashing = vi.spyOn(bcrypt, 'hashSync');
  expect(work({ password: 'something else', cost: current, hash })).toBe(false);
  const compared = compare.mock.calls.map(([, known]) => bcrypt.getRounds(known));
  const hashed = hashing.mock.calls.map(([, cost]) => Number(cost));
  vi.restoreAllMocks();
  return [...compared, ...hashed].reduce((sum, cost) => sum + 2 ** cost, 0);
}

it('spends as much on a wrong password whatever cost its hash has', () => {
  expect(effortOf(4, 7)).toBe(2 ** 7);
  expect(effortOf(6, 7)).toBe(2 ** 7);
  expect(effortOf(7, 7)).toBe(2 ** 7);
});

it('matches the right password at any cost', () => {
  const hash = String(work({ password: 'harbor street', cost: 4 }));
  expect(work({ password: 'harbor street', cost: 6, hash })).toBe(true);
});
