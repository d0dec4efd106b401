import { expect, it } from 'vitest';
import { backgroundTasks } from '../background-tasks.ts';
import type { Deps } from '../deps.ts';
import { requestPasswordReset } from './request-password-reset.ts';

it('responds without waiting for the account, so that the time does not show whether there is one', async () => {
  let finishLookup = () => {};
  const lookup = new Promise<{ matchedCount: number }>((resolve) => {
    finishLookup = () => resolve({ matchedCount: 0 });
  });
  const background = backgroundTasks((error) => {
    throw error;
  });
  const deps = {
    mailer: {},
    background,
    users: { updateOne: () => lookup },
    throttle: { beforePasswordReset: async () => undefined },
    now: () => new Date(),
    newId: () => 'id',
  } as unknown as Deps;
  await requestPasswordReset(deps, { email: 'ada@example.org', address: '203.0.113.9' });
  let isFinished = false;
  const finished = background.finished().then(() => (isFinished = true));
  expect(isFinished).toBe(false);
  finishLookup();
  await finished;
});
