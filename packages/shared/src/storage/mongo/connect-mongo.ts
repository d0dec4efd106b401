import mongoose, { type Connection } from 'mongoose';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../service/observability/logger.ts';
import { traceCommands } from './trace-commands.ts';

type Options = {
  uri: string;
  database: string;
  log: Logger;
  signal?: AbortSignal;
  /** Whether commands are spans of the work that sends them. */
  isTraced?: boolean;
};

const longestWait = 10_000;

/**
 * Connects to a service's own database, waiting with back-off for one that is not there yet. Every
 * write is acknowledged by a majority and from the journal: a standalone server's default would lose
 * acknowledged writes when it is killed.
 */
export async function connectMongo({
  uri,
  database,
  log,
  signal,
  isTraced = false,
}: Options): Promise<Connection> {
  for (let wait = 250; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      const connection = await connect(uri, database, isTraced);
      if (isTraced) traceCommands(connection);
      return connection;
    } catch (error) {
      signal?.throwIfAborted();
      log.warn({ err: error, database }, 'database not there yet');
      await sleep(wait, undefined, signal ? { signal } : {});
    }
  }
}

async function connect(
  uri: string,
  database: string,
  monitorCommands: boolean,
): Promise<Connection> {
  const connection = await open(uri, database, { retryWrites: true, monitorCommands });
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.['setName'] || hello?.['msg'] === 'isdbgrid') return connection;
  // a standalone server refuses retryable writes
  await connection.close();
  return open(uri, database, { retryWrites: false, monitorCommands });
}

function open(
  uri: string,
  database: string,
  options: { retryWrites: boolean; monitorCommands: boolean },
): Promise<Connection> {
  return mongoose
    .createConnection(uri, {
      dbName: database,
      writeConcern: { w: 'majority', journal: true },
      ...options,
      // migrations build them, once and under a lock
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: 5_000,
      // a primary that hangs is given up after these two together, and what waits for it with it
      connectTimeoutMS: 4_000,
      heartbeatFrequencyMS: 2_000,
      socketTimeoutMS: 60_000,
      maxPoolSize: 30,
    })
    .asPromise();
}

/** Whether the database answers right now. */
export async function mongoReady(connection: Connection): Promise<boolean> {
  if (connection.readyState !== 1) return false;
  await connection.db?.admin().command({ ping: 1 }, { timeoutMS: 2_000 });
  return true;
}

/** Whether an error is the refusal of a unique index. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;

const { MongoNetworkError, MongoServerError, MongoServerSelectionError, MongoNotConnectedError } =
  mongoose.mongo;

/** Whether an error says that the database, or its primary, is not there right now: it passes. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError ||
  (error instanceof MongoServerError &&
    (error.hasErrorLabel('RetryableWriteError') || changesOfPrimary.has(Number(error.code))));

/** Answers of a member that is not, or no longer, the primary, or is going down. */
const changesOfPrimary = new Set([91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);
