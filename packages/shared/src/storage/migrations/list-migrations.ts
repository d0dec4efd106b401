import type { Connection } from 'mongoose';
import { getMigrationRecords } from './migration.ts';

/** Lists the completed migrations, oldest first, one line each. */
export async function listMigrations(database: Connection): Promise<string[]> {
  const records = await getMigrationRecords(database)
    .find()
    .sort({ finishedAt: 1, _id: 1 })
    .toArray();
  return records.map(
    ({ migration, finishedAt, ms, version, did }) =>
      `${finishedAt.toISOString()}  ${migration}  ${ms} ms  by version ${version}${did ? `: ${did}` : ''}`,
  );
}
