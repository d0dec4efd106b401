import bcrypt from 'bcryptjs';
import { afterEach, expect, it, vi } from 'vitest';
import hashOrCompare from './hash-worker.ts';

afterEach(() => void vi.restoreAllMocks());

/** Returns the time to reject a wrong password, in rounds of bcrypt. */
function countRounds(storedCost: number, currentCost: number): number {
  const hash = String(hashOrCompare({ password: 'harbor street', cost: storedCost }));
  const compare = vi.spyOn(bcrypt, 'compareSync');
  const hashing = vi.spyOn(bcrypt, 'hashSync');
  expect(hashOrCompare({ password: 'something else', cost: currentCost, hash })).toBe(false);
  const compared = compare.mock.calls.map(([, storedHash]) => bcrypt.getRounds(storedHash));
  const hashed = hashing.mock.calls.map(([, cost]) => Number(cost));
  vi.restoreAllMocks();
  return [...compared, ...hashed].reduce((sum, cost) => sum + 2 ** cost, 0);
}

it("rejects a wrong password in the same time, regardless of the hash's cost", () => {
  expect(countRounds(4, 7)).toBe(2 ** 7);
  expect(countRounds(6, 7)).toBe(2 ** 7);
  expect(countRounds(7, 7)).toBe(2 ** 7);
});

it('accepts the correct password for a hash of any cost', () => {
  const hash = String(hashOrCompare({ password: 'harbor street', cost: 4 }));
  expect(hashOrCompare({ password: 'harbor street', cost: 6, hash })).toBe(true);
});
