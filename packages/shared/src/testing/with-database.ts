import type { Connection } from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import { createLogger, type Logger } from '../observability/logger.ts';
import { connectMongo } from '../storage/mongo/connect-mongo.ts';
import { testDatabase } from './mongo.ts';

/** Provides a connected database to the surrounding tests and drops it afterwards. */
export function withDatabase(
  use: (database: Connection) => void,
  options: { log?: Logger; isTraced?: boolean } = {},
): void {
  let database: Connection;
  beforeAll(async () => {
    const { uri, name } = testDatabase();
    const log = createLogger({ name: 'test', level: 'silent' });
    database = await connectMongo({ uri, database: name, log, ...options });
    use(database);
  });
  afterAll(async () => {
    await database.dropDatabase();
    await database.close();
  });
}
