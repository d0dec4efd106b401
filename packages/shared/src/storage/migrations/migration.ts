import type { Connection } from 'mongoose';
import type { Logger } from '../../observability/logger.ts';

export type MigrationTools = {
  database: Connection;
  log: Logger;
  /** Aborts when the lock is lost; the migration must then stop, since another process may run it. */
  signal: AbortSignal;
};

/**
 * A database change. It must be repeatable: after a crash it runs again from the start. Replicas of the
 * previous version run during and after it, so it only adds; removals go into a later version.
 */
export type Migration = {
  /** Unique in its service and never changed. */
  id: string;
  /** Runs the migration; the returned summary is stored, such as the number of changed documents. */
  up: (tools: MigrationTools) => Promise<string | void>;
  /** For repeatable steps: whether there is work to do. Other migrations run once. */
  isDue?: (database: Connection) => Promise<boolean>;
  /** Whether older versions must not start after this migration. */
  breaksOlder?: boolean;
};

/** The record of a completed migration. */
export type MigrationRecord = {
  /** The migration's id; for a repeatable step, followed by the time. */
  _id: string;
  migration: string;
  finishedAt: Date;
  /** Duration. */
  ms: number;
  /** The product version that ran it. */
  version: string;
  did?: string;
  breaksOlder?: true;
};

export const getMigrationRecords = (database: Connection) =>
  database.collection<MigrationRecord>('migrations');
