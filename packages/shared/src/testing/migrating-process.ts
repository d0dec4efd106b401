import { createLogger } from '../observability/logger.ts';
import { runMigrations, type Migration } from '../storage/migrations/index.ts';
import { connectMongo } from '../storage/mongo/connect-mongo.ts';

/** The input for a process that runs migrations. */
export type MigrationProcessInput = {
  uri: string;
  database: string;
  ids: string[];
  within: number;
  /** Blocks in the middle of this migration until it is killed. */
  stuckIn?: string;
};

/** The messages of the process: a migration started, or is blocked; all are done. */
export type MigrationProcessMessage = { started: string } | { stuck: string } | 'ready' | 'done';

process.on('message', (input: MigrationProcessInput) => void migrate(input));
process.on('disconnect', () => process.exit());
send('ready');

function send(message: MigrationProcessMessage) {
  process.send?.(message);
}

async function migrate({ uri, database: name, ids, within, stuckIn }: MigrationProcessInput) {
  const log = createLogger({ name: 'test', level: 'silent' });
  const database = await connectMongo({ uri, database: name, log });
  const migrations = ids.map((id): Migration => ({
    id,
    up: async () => {
      send({ started: id });
      const traces = database.collection<{ id: string; half: string }>('traces');
      await traces.insertOne({ id, half: 'first' });
      if (id === stuckIn) {
        send({ stuck: id });
        await new Promise(() => undefined);
      }
      await traces.insertOne({ id, half: 'second' });
      return 'two traces';
    },
  }));
  await runMigrations(database, migrations, { log, version: '1', within });
  await database.close();
  send('done');
}
