import mongoose, { type Connection } from 'mongoose';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../observability/logger.ts';
import { traceCommands } from './trace-commands.ts';

type Options = {
  uri: string;
  database: string;
  log: Logger;
  signal?: AbortSignal;
  /** Whether to create spans for commands. */
  isTraced?: boolean;
};

const maxRetryDelayMs = 10_000;

/**
 * Connects to a service's own database, retrying with back-off. Every write requires acknowledgement by a
 * majority and the journal: with a standalone server's default, acknowledged writes could be lost in a crash.
 */
export async function connectMongo({
  uri,
  database,
  log,
  signal,
  isTraced = false,
}: Options): Promise<Connection> {
  for (let wait = 250; ; wait = Math.min(wait * 2, maxRetryDelayMs)) {
    try {
      const connection = await connect(uri, database, isTraced);
      if (isTraced) traceCommands(connection);
      return connection;
    } catch (error) {
      signal?.throwIfAborted();
      log.warn({ err: error, database }, 'database connection failed, retrying');
      await sleep(wait, undefined, signal ? { signal } : {});
    }
  }
}

async function connect(
  uri: string,
  database: string,
  monitorCommands: boolean,
): Promise<Connection> {
  const connection = await openConnection(uri, database, { retryWrites: true, monitorCommands });
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.['setName'] || hello?.['msg'] === 'isdbgrid') return connection;
  // a standalone server refuses retryable writes
  await connection.close();
  return openConnection(uri, database, { retryWrites: false, monitorCommands });
}

function openConnection(
  uri: string,
  database: string,
  options: { retryWrites: boolean; monitorCommands: boolean },
): Promise<Connection> {
  return mongoose
    .createConnection(uri, {
      dbName: database,
      writeConcern: { w: 'majority', journal: true },
      ...options,
      // migrations build indexes, once and under a lock
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: 5_000,
      // an unresponsive primary, and the operations waiting for it, time out after both timeouts
      connectTimeoutMS: 4_000,
      heartbeatFrequencyMS: 2_000,
      socketTimeoutMS: 60_000,
      maxPoolSize: 30,
    })
    .asPromise();
}

/** Whether the database responds now. */
export async function pingMongo(connection: Connection): Promise<boolean> {
  if (connection.readyState !== 1) return false;
  await connection.db?.admin().command({ ping: 1 }, { timeoutMS: 2_000 });
  return true;
}

/** Whether an error is a unique index violation. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;

const { MongoNetworkError, MongoServerError, MongoServerSelectionError, MongoNotConnectedError } =
  mongoose.mongo;

/** Whether an error is transient because the database or its primary is unavailable. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError ||
  (error instanceof MongoServerError &&
    (error.hasErrorLabel('RetryableWriteError') || primaryChangeCodes.has(Number(error.code))));

/** Whether a query exceeded its time limit (MaxTimeMSExpired). */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === 50;

/** Error codes of a member that is not or no longer the primary, or is shutting down. */
const primaryChangeCodes = new Set([91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);
