import { expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { requestPasswordReset } from './request-password-reset.ts';

it('writes the same record for every address, without looking up the account, to keep response times equal', async () => {
  const stored: object[] = [];
  const time = new Date();
  const deps = {
    mailer: {},
    // any access to user records throws
    users: undefined,
    resetRequests: { create: async (request: object) => void stored.push(request) },
    attemptLimits: { beforePasswordReset: async () => undefined },
    now: () => time,
    newId: () => 'id',
  } as unknown as Deps;
  await requestPasswordReset(deps, { email: 'Ada@example.org', address: '203.0.113.9' });
  expect(stored).toEqual([{ _id: 'id', emailKey: 'ada@example.org', createdAt: time }]);
});
