import bcrypt from 'bcryptjs';
import { expect, it } from 'vitest';
import { simulatedHash } from './password-hasher.ts';

it('compares the password of an unknown account with a hash of the current cost, from the first attempt', () => {
  for (const cost of [4, 10]) {
    const hash = simulatedHash(cost);
    expect(hash).toHaveLength(60);
    expect(bcrypt.getRounds(hash)).toBe(cost);
  }
  expect(bcrypt.compareSync('harbor street', simulatedHash(4))).toBe(false);
});
