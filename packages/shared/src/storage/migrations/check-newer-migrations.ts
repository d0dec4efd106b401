import type { Connection } from 'mongoose';
import type { Logger } from '../../service/observability/logger.ts';
import { StartupError } from '../embedded-mongo/startup-error.ts';
import { migrationRecords, type Migration } from './migration.ts';

/**
 * Says which migrations a newer version has done on this database. This one goes on: during an upgrade
 * and after a roll back it works on what the newer one made.
 *
 * @throws StartupError when one of them was declared as breaking what is older
 */
export async function checkNewerMigrations(
  database: Connection,
  migrations: Migration[],
  log: Logger,
): Promise<void> {
  const ids = migrations.map(({ id }) => id);
  const newer = await migrationRecords(database)
    .find({ migration: { $nin: ids } })
    .sort({ finishedAt: -1 })
    .toArray();
  const breaking = newer.find(({ breaksOlder }) => breaksOlder);
  if (breaking)
    throw new StartupError(
      `The data in ${database.name} were changed by version ${breaking.version} (${breaking.migration}), and this older version cannot work with them. Start version ${breaking.version} or a newer one, or restore a backup from before.`,
    );
  if (newer.length === 0) return;
  const names = newer.map(({ _id, version }) => `${_id}, version ${version}`);
  log.warn({ migrations: names }, 'a newer version has migrated this database; going on');
}
