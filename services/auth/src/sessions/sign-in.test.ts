import { expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { signIn } from './sign-in.ts';

/** Creates dependencies with at most one user and a record of the password comparisons. */
function createDeps(user: object | null) {
  const comparisons: string[] = [];
  const pass = async () => undefined;
  const deps = {
    users: { findOne: () => ({ lean: async () => user }) },
    attemptLimits: { beforeLogin: pass, beforeLoginFromNewNetwork: pass, afterLogin: pass },
    hasher: {
      matches: async () => (comparisons.push('one comparison'), false),
      simulateMismatch: async () => (comparisons.push('one comparison'), false),
    },
  } as unknown as Deps;
  return { deps, comparisons };
}

it('hashes the password even if the email is unknown', async () => {
  const attempt = {
    email: 'ada@example.org',
    password: 'guessed',
    address: '203.0.113.9',
    device: {},
  };
  const knownUser = createDeps({ _id: 'u', passwordHash: '$2b$', knownNetworks: [] });
  const unknown = createDeps(null);
  for (const { deps } of [knownUser, unknown])
    await expect(signIn(deps, attempt)).rejects.toThrow('Invalid email or password');
  expect(unknown.comparisons).toEqual(['one comparison']);
  expect(unknown.comparisons).toEqual(knownUser.comparisons);
});
