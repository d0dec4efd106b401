import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stopStaleMongod } from './stop-stale-mongod.ts';
import { findMongod } from './find-mongod.ts';
import { launchMongod } from './launch-mongod.ts';
import { launchOnFreePort } from './launch-on-free-port.ts';
import { replicaSetName } from './replica-set.ts';

/** A MongoDB server started by this process. */
export type EmbeddedMongo = {
  uri: string;
  version: string;
  source: string;
  pid: number;
  /** Stops mongod cleanly. */
  stop: () => Promise<void>;
};

type Options = {
  /** Contains the data files and the port number; created if missing. */
  folder: string;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
  /** Called once if mongod exits unexpectedly. */
  onExit: (message: string) => void;
  /** Additional arguments for mongod. */
  args?: string[];
};

/**
 * Starts MongoDB as a single-member replica set, so that it behaves as in production and acknowledged writes
 * survive `kill -9`.
 *
 * @throws StartupError with instructions for the user
 */
export async function startEmbeddedMongo(options: Options): Promise<EmbeddedMongo> {
  const { folder, env, print } = options;
  const dbPath = join(folder, 'db');
  // find the binary and load the library in parallel
  const [mongod, { MongoInstanceEvents }] = await Promise.all([
    findMongod({ env, print }),
    import('mongodb-memory-server-core/lib/util/MongoInstance.js'),
  ]);
  await mkdir(dbPath, { recursive: true, mode: 0o700 });
  await stopStaleMongod(dbPath, print);
  const { launched: instance, port } = await launchOnFreePort(join(folder, 'port'), print, (port) =>
    launchMongod({ mongod, dbPath, dataFolder: folder, port, args: options.args }),
  );

  let stopping = false;
  instance.once(MongoInstanceEvents.instanceClosed, (code, signal) => {
    if (stopping) return;
    options.onExit(
      `The embedded MongoDB stopped unexpectedly (${signal ?? `exit code ${code}`}). Restart Grantwright; your saved data is intact.`,
    );
  });
  return {
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSetName}`,
    version: mongod.version,
    source: mongod.source,
    pid: instance.mongodProcess?.pid ?? 0,
    stop: async () => {
      stopping = true;
      await instance.stop();
    },
  };
}
