import type { Connection } from 'mongoose';
import type { Logger } from '../../observability/logger.ts';
import { StartupError } from '../embedded-mongo/startup-error.ts';
import { getMigrationRecords, type Migration } from './migration.ts';

/**
 * Logs migrations that were run by a newer version. This version still starts: during an upgrade and after a rollback
 * both versions share the database.
 *
 * @throws StartupError if one of them breaks older versions
 */
export async function checkNewerMigrations(
  database: Connection,
  migrations: Migration[],
  log: Logger,
): Promise<void> {
  const ids = migrations.map(({ id }) => id);
  const newer = await getMigrationRecords(database)
    .find({ migration: { $nin: ids } })
    .sort({ finishedAt: -1 })
    .toArray();
  const breaking = newer.find(({ breaksOlder }) => breaksOlder);
  if (breaking)
    throw new StartupError(
      `Version ${breaking.version} migrated the data in ${database.name} (${breaking.migration}), and this older version cannot use it. Start version ${breaking.version} or newer, or restore an earlier backup.`,
    );
  if (newer.length === 0) return;
  const names = newer.map(({ _id, version }) => `${_id}, version ${version}`);
  log.warn({ migrations: names }, 'database migrated by a newer version, continuing');
}
