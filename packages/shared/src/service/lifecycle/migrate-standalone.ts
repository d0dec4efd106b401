import type { Connection } from 'mongoose';
import { z } from 'zod';
import {
  connectMongo,
  findPendingMigrations,
  listMigrations,
  runMigrations,
  StartupError,
  type Migration,
} from '../../storage/index.ts';
import { ConfigError, readConfig, serviceConfigShape } from '../config/read-config.ts';
import { createLogger } from '../../observability/logger.ts';
import { nameDatabase } from './run-standalone.ts';

type Options = {
  name: string;
  migrations: (database: Connection) => Migration[];
};

const { LOG_LEVEL, MONGODB_URI, GRANTWRIGHT_VERSION } = serviceConfigShape;
const schema = z.object({ LOG_LEVEL, MONGODB_URI, GRANTWRIGHT_VERSION });

/**
 * Implements a service's migrate.ts: runs its migrations and exits, as a job before an upgrade. With the argument
 * `list` it only prints the completed and pending migrations.
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

const stopped = 'stopped before all migrations finished; the next run continues';

function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message;
  return error instanceof Error ? error.stack : String(error);
}

async function migrate({ name, migrations }: Options, args: string[], signal: AbortSignal) {
  const config = readConfig(name, schema, process.env);
  const log = createLogger({ name, level: args[0] === 'list' ? 'silent' : config.LOG_LEVEL });
  const uri = config.MONGODB_URI;
  const database = await connectMongo({ uri, database: nameDatabase(name), log, signal });
  try {
    const all = migrations(database);
    if (args[0] === 'list') return await list(database, all);
    await runMigrations(database, all, { log, version: config.GRANTWRIGHT_VERSION, signal });
    log.info('database up to date');
  } finally {
    await database.close();
  }
}

async function list(database: Connection, migrations: Migration[]): Promise<void> {
  const due = await findPendingMigrations(database, migrations);
  const lines = [...(await listMigrations(database)), ...due.map(({ id }) => `pending  ${id}`)];
  const output = lines.length > 0 ? lines : ['no completed or pending migrations'];
  process.stdout.write(output.map((line) => `${line}\n`).join(''));
}
