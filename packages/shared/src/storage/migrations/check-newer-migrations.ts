import type { Connection } from 'mongoose';
import type { Logger } from '../../observability/logger.ts';
import { StartupError } from '../embedded-mongo/startup-error.ts';
import { getMigrationRecords, type Migration } from './migration.ts';

/**
 * Logs migrations of other versions that this version does not have. It still starts: during an upgrade and after a
 * rollback both versions share the database, and a later version may drop a migration.
 *
 * @throws StartupError if one of them breaks older versions
 */
export async function checkNewerMigrations(
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
