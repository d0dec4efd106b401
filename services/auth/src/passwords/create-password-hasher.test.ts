import bcrypt from 'bcryptjs';
import { expect, it } from 'vitest';
import { createSimulatedHash } from './create-password-hasher.ts';

it('compares the password of an unknown account with a hash of the current cost, even the first time', () => {
  for (const cost of [4, 10]) {
    const hash = createSimulatedHash(cost);
    expect(hash).toHaveLength(60);
    expect(bcrypt.getRounds(hash)).toBe(cost);
  }
  expect(bcrypt.compareSync('harbor street', createSimulatedHash(4))).toBe(false);
});
