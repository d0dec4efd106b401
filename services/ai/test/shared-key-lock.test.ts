import { createLogger } from '@grantwright/shared/service';
import { waitFor, withDatabase } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createSharedKeyLock } from '../src/analysis/shared-key-lock.ts';

let database: Connection;
withDatabase((connected) => (database = connected));
const log = createLogger({ name: 'ai', level: 'silent' });
const { signal } = new AbortController();
const later = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};
/** One copy of the service: all share the database and nothing else. */
const copy = (leaseMs = 5_000) =>
  createSharedKeyLock({ database, log, now: () => new Date(), leaseMs, pollMs: 5 });

describe('work of one key between copies', () => {
  it('is one at a time, and leaves nothing behind', async () => {
    let under = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (under += 1));
      await database.collection('turns').findOne({});
      under -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => copy()('a', signal, work)));
    expect([most, under]).toEqual([1, 0]);
    expect(await database.collection('turns').countDocuments()).toBe(0);
  });

  it('begins when the copy before has failed', async () => {
    const failed = copy()('b', signal, () => Promise.reject(new Error('the model is away')));
    await expect(failed).rejects.toThrow('away');
    expect(await copy()('b', signal, async () => 'made after all')).toBe('made after all');
  });

  it('is kept for as long as it takes, and passes on when its copy has died', async () => {
    const { promise: forever, resolve } = later();
    const leaseMs = 300;
    const holds = copy(leaseMs)('c', signal, () => forever);
    const first = await waitFor(() => database.collection('turns').findOne({}));
    await waitFor(async () => {
      const now = await database.collection('turns').findOne({});
      return now && now['due'] > first['due'] ? now : undefined;
    });
    resolve();
    await holds;
    const died = { _id: 'analysis d', holder: 'a copy that was killed', due: new Date() };
    await database.collection<typeof died>('turns').insertOne(died);
    expect(await copy(leaseMs)('d', signal, async () => 'taken over')).toBe('taken over');
  });

  it('is not begun for who has left', async () => {
    const { promise, resolve } = later();
    const first = copy()('e', signal, () => promise);
    await waitFor(() => database.collection('turns').findOne({}));
    const leave = new AbortController();
    let begun = false;
    const second = copy()('e', leave.signal, async () => {
      begun = true;
    });
    leave.abort();
    await expect(second).rejects.toThrow();
    resolve();
    await first;
    expect(begun).toBe(false);
  });
});
