import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stopStaleMongod } from './stop-stale-mongod.ts';
import { findMongod } from './find-mongod.ts';
import { launchMongod } from './launch-mongod.ts';
import { launchOnFreePort } from './launch-on-free-port.ts';
import { replicaSetName } from './replica-set.ts';

/** A MongoDB that this process keeps. */
export type EmbeddedMongo = {
  uri: string;
  version: string;
  source: string;
  pid: number;
  /** Ends mongod cleanly and leaves its data; resolves when the process is gone. */
  stop: () => Promise<void>;
};

type Options = {
  /** Holds the database and the port; made when it is not there. */
  folder: string;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** Called once with a sentence when mongod ends although nobody asked it to. */
  onExit: (sentence: string) => void;
  /** Further arguments for mongod. */
  args?: string[];
};

/**
 * Starts a real MongoDB as a replica set of one, so that nothing differs from production and an
 * acknowledged write survives `kill -9`.
 *
 * @throws StartupError with one sentence that says what to do
 */
export async function startEmbeddedMongo(options: Options): Promise<EmbeddedMongo> {
  const { folder, env, say } = options;
  const dbPath = join(folder, 'db');
  // Downloads and the library are loaded side by side: a warm start waits for the slower one only.
  const [mongod, { MongoInstanceEvents }] = await Promise.all([
    findMongod({ env, say }),
    import('mongodb-memory-server-core/lib/util/MongoInstance.js'),
  ]);
  await mkdir(dbPath, { recursive: true, mode: 0o700 });
  await stopStaleMongod(dbPath, say);
  const { launched, port } = await launchOnFreePort(join(folder, 'port'), say, (port) =>
    launchMongod({ mongod, dbPath, folder, port, args: options.args }),
  );

  let stopping = false;
  launched.once(MongoInstanceEvents.instanceClosed, (code, signal) => {
    if (stopping) return;
    options.onExit(
      `The embedded MongoDB has ended by itself (${signal ?? `exit code ${code}`}). Start again: what was saved is kept.`,
    );
  });
  return {
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSetName}`,
    version: mongod.version,
    source: mongod.source,
    pid: launched.mongodProcess?.pid ?? 0,
    stop: async () => {
      stopping = true;
      await launched.stop();
    },
  };
}
