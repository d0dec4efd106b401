import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/connect-mongo.ts';

type LockRecord = { _id: 'migrations'; holder: string; expiresAt: Date };

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
  const locks = database.collection<LockRecord>('migration_locks');
  const acquire = async () => {
    const now = await readServerTime(database);
    const isFree = { $or: [{ expiresAt: { $lte: now } }, { holder }] };
    const expiresAt = new Date(now.getTime() + within);
    const update = { $set: { holder, expiresAt } };
    return locks.updateOne({ _id: 'migrations', ...isFree }, update, { upsert: true }).then(
      () => true,
      (error: unknown) => {
        // the insert fails because another process holds the lock
        if (isDuplicateKey(error)) return false;
        throw error;
      },
    );
  };
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
      await locks.deleteOne({ _id: 'migrations', holder }).catch(() => undefined);
    },
  };
}

async function readServerTime(database: Connection): Promise<Date> {
  const hello = await database.db?.admin().command({ hello: 1 });
  return new Date(hello?.['localTime']);
}
