import type { Connection } from 'mongoose';
import { z } from 'zod';
import {
  connectMongo,
  pendingMigrations,
  listMigrations,
  runMigrations,
  StartupError,
  type Migration,
} from '../../storage/index.ts';
import { ConfigError, readConfig, serviceConfigShape } from '../config/read-config.ts';
import { createLogger } from '../observability/logger.ts';
import { databaseOf } from './run-standalone.ts';

type Options = {
  name: string;
  migrations: (database: Connection) => Migration[];
};

const { LOG_LEVEL, MONGODB_URI, GRANTWRIGHT_VERSION } = serviceConfigShape;
const schema = z.object({ LOG_LEVEL, MONGODB_URI, GRANTWRIGHT_VERSION });

/**
 * The whole of a service's migrate.ts: migrates its database and ends, for a job before an upgrade. With
 * the word `list` it only says what ran and what is still to be done.
 */
export async function migrateStandalone(options: Options): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  try {
    await migrate(options, process.argv.slice(2), stopping.signal);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${stopping.signal.aborted ? stopped : explain(error)}\n`);
  }
}

const stopped = 'stopped before all was done; the next start goes on';

function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message;
  return error instanceof Error ? error.stack : String(error);
}

async function migrate({ name, migrations }: Options, words: string[], signal: AbortSignal) {
  const config = readConfig(name, schema, process.env);
  const log = createLogger({ name, level: words[0] === 'list' ? 'silent' : config.LOG_LEVEL });
  const uri = config.MONGODB_URI;
  const database = await connectMongo({ uri, database: databaseOf(name), log, signal });
  try {
    const all = migrations(database);
    if (words[0] === 'list') return await list(database, all);
    await runMigrations(database, all, { log, version: config.GRANTWRIGHT_VERSION, signal });
    log.info('the database is as this version needs it');
  } finally {
    await database.close();
  }
}

async function list(database: Connection, migrations: Migration[]): Promise<void> {
  const due = await pendingMigrations(database, migrations);
  const lines = [
    ...(await listMigrations(database)),
    ...due.map(({ id }) => `still to be done  ${id}`),
  ];
  const told = lines.length > 0 ? lines : ['nothing ran, and nothing is to be done'];
  process.stdout.write(told.map((line) => `${line}\n`).join(''));
}
