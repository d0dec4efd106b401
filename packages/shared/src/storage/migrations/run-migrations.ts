import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../service/observability/logger.ts';
import { isDuplicateKey } from '../mongo/connect-mongo.ts';
import { pendingMigrations } from './pending-migrations.ts';
import { checkNewerMigrations } from './check-newer-migrations.ts';
import { takeMigrationLock } from './migration-lock.ts';
import { migrationRecords, type Migration, type MigrationTools } from './migration.ts';

type Options = {
  log: Logger;
  /** The version of the product, for the records. */
  version: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds after which another copy goes on for one that was killed. */
  within?: number;
};

/** Milliseconds between two looks at whether another copy is done. */
const lookAgain = 250;

/**
 * Brings a service's database to what this version needs: each migration once and in order, however
 * many copies start together; those that come second wait. A record is written when a migration is
 * done, so one that was killed half-way runs again.
 *
 * @param migrations all that the service ever had, in order
 * @throws StartupError when a newer version left what this one cannot work with; what a migration throws
 */
export async function runMigrations(
  database: Connection,
  migrations: Migration[],
  { log, version, signal, within = 30_000 }: Options,
): Promise<void> {
  const holder = randomUUID();
  await checkNewerMigrations(database, migrations, log);
  for (let looks = 0; (await pendingMigrations(database, migrations)).length > 0; looks += 1) {
    const lock = await takeMigrationLock(database, { holder, within });
    if (lock) {
      const stop = signal ? AbortSignal.any([signal, lock.signal]) : lock.signal;
      const tools = { database, log, signal: stop };
      try {
        for (const each of migrations) await migrate(each, tools, version, lock.assertHeld);
      } finally {
        await lock.release();
      }
      return;
    }
    if (looks === 0) log.info('another copy migrates the database: waiting for it');
    await sleep(lookAgain, undefined, signal ? { signal } : {});
  }
}

async function migrate(
  migration: Migration,
  tools: MigrationTools,
  version: string,
  assertHeld: () => Promise<void>,
): Promise<void> {
  const { database, log, signal } = tools;
  signal.throwIfAborted();
  // whoever had the lock before may have done it
  if ((await pendingMigrations(database, [migration])).length === 0) return;
  log.info({ migration: migration.id }, 'migrating');
  const begun = performance.now();
  const did = await migration.up(tools);
  await assertHeld();
  const finishedAt = new Date();
  const record = {
    _id: migration.isDue ? `${migration.id} ${finishedAt.toISOString()}` : migration.id,
    migration: migration.id,
    finishedAt,
    ms: Math.round(performance.now() - begun),
    version,
    ...(did ? { did } : {}),
    ...(migration.breaksOlder ? { breaksOlder: true as const } : {}),
  };
  await migrationRecords(database)
    .insertOne(record)
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  log.info({ migration: migration.id, ms: record.ms, did }, 'migrated');
}
