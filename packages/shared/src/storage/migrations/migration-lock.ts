import type { Connection } from 'mongoose';
import { scheduleNextLease, acquireLease } from '../mongo/lease.ts';

const job = 'migrations';

type Lock = {
  /** Aborts when the lock is lost: this process was away for so long that another may have begun. */
  signal: AbortSignal;
  /** Throws when the lock is not this one's any more. */
  assertHeld: () => Promise<void>;
  release: () => Promise<void>;
};

/**
 * The right to migrate a database, which one copy has at a time. It is renewed while it is held, and
 * runs out `within` milliseconds after its holder was killed. Time is the database's: clocks differ.
 *
 * @returns undefined while another holds it
 */
export async function takeMigrationLock(
  database: Connection,
  { holder, within }: { holder: string; within: number },
): Promise<Lock | undefined> {
  const take = async () =>
    acquireLease(database, { job, holder, within, now: await timeOf(database) });
  if (!(await take())) return undefined;
  const lost = new AbortController();
  const lose = () => lost.abort(new Error('another copy may have begun to migrate'));
  let expires = performance.now() + within;
  let renewal: Promise<void> | undefined;
  const renewing = setInterval(() => {
    const asked = performance.now();
    renewal = take().then(
      (held) => {
        if (held) expires = asked + within;
        else lose();
      },
      // the database may be back before it runs out
      () => {
        if (performance.now() > expires) lose();
      },
    );
  }, within / 3);
  return {
    signal: lost.signal,
    assertHeld: async () => {
      if (!lost.signal.aborted && !(await take())) lose();
      lost.signal.throwIfAborted();
    },
    release: async () => {
      clearInterval(renewing);
      await renewal;
      // one that is not released runs out
      await scheduleNextLease(database, { job, holder, next: new Date(0) }).catch(() => undefined);
    },
  };
}

async function timeOf(database: Connection): Promise<Date> {
  const hello = await database.db?.admin().command({ hello: 1 });
  return new Date(hello?.['localTime']);
}
