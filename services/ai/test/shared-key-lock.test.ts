import { createLogger } from '@grantwright/shared/service';
import { waitFor, withDatabase } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createSharedKeyLock } from '../src/analysis/shared-key-lock.ts';

let database: Connection;
withDatabase((connected) => (database = connected));
const log = createLogger({ name: 'ai', level: 'silent' });
const { signal } = new AbortController();
const deferred = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};
/** The lock of one replica; replicas share only the database. */
const replica = (leaseMs = 5_000) =>
  createSharedKeyLock({ database, log, now: () => new Date(), leaseMs, pollMs: 5 });

describe('work with the same key on several replicas', () => {
  it('runs one at a time, and leaves no lease', async () => {
    let running = 0;
    let maxRunning = 0;
    const work = async () => {
      maxRunning = Math.max(maxRunning, (running += 1));
      await database.collection('turns').findOne({});
      running -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => replica()('a', signal, work)));
    expect([maxRunning, running]).toEqual([1, 0]);
    expect(await database.collection('turns').countDocuments()).toBe(0);
  });

  it('starts after the previous holder failed', async () => {
    const failed = replica()('b', signal, () => Promise.reject(new Error('the model is down')));
    await expect(failed).rejects.toThrow('down');
    expect(await replica()('b', signal, async () => 'done')).toBe('done');
  });

  it('has its lease renewed while it runs, and is taken over when its replica crashes', async () => {
    const { promise: forever, resolve } = deferred();
    const leaseMs = 300;
    const work = replica(leaseMs)('c', signal, () => forever);
    const first = await waitFor(() => database.collection('turns').findOne({}));
    await waitFor(async () => {
      const now = await database.collection('turns').findOne({});
      return now && now['due'] > first['due'] ? now : undefined;
    });
    resolve();
    await work;
    const crashed = { _id: 'analysis d', holder: 'a crashed replica', due: new Date() };
    await database.collection<typeof crashed>('turns').insertOne(crashed);
    expect(await replica(leaseMs)('d', signal, async () => 'taken over')).toBe('taken over');
  });

  it('does not start if canceled while waiting', async () => {
    const { promise, resolve } = deferred();
    const first = replica()('e', signal, () => promise);
    await waitFor(() => database.collection('turns').findOne({}));
    const controller = new AbortController();
    let started = false;
    const second = replica()('e', controller.signal, async () => {
      started = true;
    });
    controller.abort();
    await expect(second).rejects.toThrow();
    resolve();
    await first;
    expect(started).toBe(false);
  });
});
