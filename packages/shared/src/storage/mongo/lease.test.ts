import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { withDatabase } from '../../testing/with-database.ts';
import { scheduleNextLease, acquireLease } from './lease.ts';

let database: Connection;
withDatabase((connected) => (database = connected));

const start = new Date('2026-03-01T08:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const acquire = (job: string, holder: string, now: Date) =>
  acquireLease(database, { job, holder, now, durationMs: 10 * 60_000 });

it('grants the lease to one of many concurrent callers', async () => {
  const job = randomUUID();
  const granted = await Promise.all(
    Array.from({ length: 20 }, (_, each) => acquire(job, `copy ${each}`, start)),
  );
  expect(granted.filter(Boolean)).toHaveLength(1);
});

it('grants the lease to another replica once it expires, but not before', async () => {
  const job = randomUUID();
  expect(await acquire(job, 'one', start)).toBe(true);
  expect(await acquire(job, 'other', minutesLater(9))).toBe(false);
  expect(await acquire(job, 'one', minutesLater(9))).toBe(true);
  expect(await acquire(job, 'other', minutesLater(18))).toBe(false);
  expect(await acquire(job, 'other', minutesLater(19))).toBe(true);
});

it('does not grant the lease until the job is due again', async () => {
  const job = randomUUID();
  await acquire(job, 'one', start);
  await scheduleNextLease(database, { job, holder: 'one', next: minutesLater(60) });
  expect(await acquire(job, 'one', minutesLater(59))).toBe(false);
  expect(await acquire(job, 'other', minutesLater(60))).toBe(true);
  // a former holder cannot change when the job is due
  await scheduleNextLease(database, { job, holder: 'one', next: minutesLater(0) });
  expect(await acquire(job, 'third', minutesLater(61))).toBe(false);
});
