import type { Connection } from 'mongoose';
import { getMigrationRecords, type Migration } from './migration.ts';

/** Finds the migrations that have not run yet, in order. */
export async function findPendingMigrations(
  database: Connection,
  migrations: Migration[],
): Promise<Migration[]> {
  const ids = migrations.map(({ id }) => id);
  const records = await getMigrationRecords(database)
    .find({ migration: { $in: ids } })
    .toArray();
  const done = new Set(records.map(({ migration }) => migration));
  const due: Migration[] = [];
  for (const migration of migrations)
    if (migration.isDue ? await migration.isDue(database) : !done.has(migration.id))
      due.push(migration);
  return due;
}
