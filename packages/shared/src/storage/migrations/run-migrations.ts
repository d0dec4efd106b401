import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../observability/logger.ts';
import { isDuplicateKey } from '../mongo/connect-mongo.ts';
import { findPendingMigrations } from './find-pending-migrations.ts';
import { acquireMigrationLock } from './migration-lock.ts';
import { getMigrationRecords, type Migration, type MigrationTools } from './migration.ts';
import { StartupError } from '../embedded-mongo/startup-error.ts';

type Options = {
  log: Logger;
  /** The product version, for the records. */
  version: string;
  signal?: AbortSignal | undefined;
  /** The lock duration in milliseconds, after which another replica takes over from a crashed one. */
  within?: number;
};

const pollIntervalMs = 250;

/**
 * Runs the pending migrations of a service once and in order, however many replicas start together; the others
 * wait. A migration is recorded when it is done, so a crashed one runs again.
 *
 * @param migrations all migrations of the service, in order
 * @throws StartupError when a newer version made breaking changes
 */
export async function runMigrations(
  database: Connection,
  migrations: Migration[],
  { log, version, signal, within = 30_000 }: Options,
): Promise<void> {
  const holder = randomUUID();
  await checkNewerMigrations(database, migrations, { log, version });
  for (
    let attempts = 0;
    (await findPendingMigrations(database, migrations)).length > 0;
    attempts += 1
  ) {
    const lock = await acquireMigrationLock(database, { holder, within });
    if (lock) {
      const stop = signal ? AbortSignal.any([signal, lock.signal]) : lock.signal;
      const tools = { database, log, signal: stop };
      try {
        for (const migration of migrations)
          await migrate(migration, tools, version, lock.assertHeld);
      } finally {
        await lock.release();
      }
      return;
    }
    if (attempts === 0) log.info('waiting for another replica to migrate the database');
    await sleep(pollIntervalMs, undefined, signal ? { signal } : {});
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
  // the previous lock holder may have run it
  if ((await findPendingMigrations(database, [migration])).length === 0) return;
  log.info({ migration: migration.id }, 'migration started');
  const startedAt = performance.now();
  const did = await migration.up(tools);
  await assertHeld();
  const finishedAt = new Date();
  const record = {
    _id: migration.isDue ? `${migration.id} ${finishedAt.toISOString()}` : migration.id,
    migration: migration.id,
    finishedAt,
    ms: Math.round(performance.now() - startedAt),
    version,
    ...(did ? { did } : {}),
    ...(migration.breaksOlder ? { breaksOlder: true as const } : {}),
  };
  await getMigrationRecords(database)
    .insertOne(record)
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  log.info({ migration: migration.id, ms: record.ms, did }, 'migration finished');
}

/**
 * Logs migrations of other versions that this version does not have. It still starts: during an upgrade and after a
 * rollback both versions share the database, and a later version may drop a migration.
 *
 * @throws StartupError if one of them breaks older versions
 */
async function checkNewerMigrations(
  database: Connection,
  migrations: Migration[],
  { log, version }: { log: Logger; version: string },
): Promise<void> {
  const ids = migrations.map(({ id }) => id);
  const unknown = await getMigrationRecords(database)
    .find({ migration: { $nin: ids } })
    .sort({ finishedAt: -1 })
    .toArray();
  const breaking = unknown.find(({ breaksOlder }) => breaksOlder);
  if (breaking)
    throw new StartupError(
      `Version ${breaking.version} migrated the data in ${database.name} (${breaking.migration}), and this older version cannot use it. Start version ${breaking.version} or newer, or restore an earlier backup.`,
    );
  const names = unknown
    .filter((record) => record.version !== version)
    .map((record) => `${record._id}, version ${record.version}`);
  if (names.length === 0) return;
  log.info({ migrations: names }, 'database migrated by another version, continuing');
}
