import type { Connection } from 'mongoose';
import type { Logger } from '../../service/observability/logger.ts';

export type MigrationTools = {
  database: Connection;
  log: Logger;
  /** Aborts when another copy may begin the same: whoever goes on then works against it. */
  signal: AbortSignal;
};

/**
 * A change of what lies in a service's database. It converges: one that was killed half-way is run
 * again from its beginning. Copies of the version before run on while it runs and after it, so it
 * only adds what they can live with; what they cannot live with goes in a later version.
 */
export type Migration = {
  /** Unique in its service, and never changed: what ran is known by it. */
  id: string;
  /** Does it; what it answers is kept in the record, such as how many documents were changed. */
  up: (tools: MigrationTools) => Promise<string | void>;
  /** Given by a step that stands for ever: whether there is something to do. Others run once. */
  isDue?: (database: Connection) => Promise<boolean>;
  /** Whether a copy that does not know this migration must not start any more. */
  breaksOlder?: boolean;
};

/** What is kept of a migration that has been done, and of nothing else. */
export type MigrationRecord = {
  /** The migration's id; of a standing step, also when it was done. */
  _id: string;
  migration: string;
  finishedAt: Date;
  /** How long it took. */
  ms: number;
  /** The version of the product that did it. */
  version: string;
  did?: string;
  breaksOlder?: true;
};

/** The records of a service's database. */
export const migrationRecords = (database: Connection) =>
  database.collection<MigrationRecord>('migrations');
