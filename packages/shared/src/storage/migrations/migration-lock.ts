import type { Connection } from 'mongoose';
import { scheduleNextLease, acquireLease } from '../mongo/lease.ts';

const job = 'migrations';

type Lock = {
  /** Aborts when the lock is lost, after which another process may have taken it. */
  signal: AbortSignal;
  /** Throws when the lock is no longer held. */
  assertHeld: () => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Acquires the lock for migrating a database, held by one process at a time. It is renewed automatically and expires
 * `within` milliseconds after its holder crashes, measured by the database's clock.
 *
 * @returns undefined while another process holds it
 */
export async function acquireMigrationLock(
  database: Connection,
  { holder, within }: { holder: string; within: number },
): Promise<Lock | undefined> {
  const acquire = async () =>
    acquireLease(database, {
      job,
      holder,
      durationMs: within,
      now: await readServerTime(database),
    });
  if (!(await acquire())) return undefined;
  const lockLost = new AbortController();
  const lose = () => lockLost.abort(new Error('migration lock lost'));
  let expires = performance.now() + within;
  let renewal: Promise<void> | undefined;
  const renewing = setInterval(() => {
    const requestedAt = performance.now();
    renewal = acquire().then(
      (isHeld) => {
        if (isHeld) expires = requestedAt + within;
        else lose();
      },
      // the database may recover before the lock expires
      () => {
        if (performance.now() > expires) lose();
      },
    );
  }, within / 3);
  return {
    signal: lockLost.signal,
    assertHeld: async () => {
      if (!lockLost.signal.aborted && !(await acquire())) lose();
      lockLost.signal.throwIfAborted();
    },
    release: async () => {
      clearInterval(renewing);
      await renewal;
      // an unreleased lock expires
      await scheduleNextLease(database, { job, holder, next: new Date(0) }).catch(() => undefined);
    },
  };
}

async function readServerTime(database: Connection): Promise<Date> {
  const hello = await database.db?.admin().command({ hello: 1 });
  return new Date(hello?.['localTime']);
}
