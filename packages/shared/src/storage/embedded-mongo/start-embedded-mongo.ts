import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcess } from './end-process.ts';
import { endLeftOverMongod } from './end-left-over-mongod.ts';
import { explainFailure } from './explain-failure.ts';
import { findMongod } from './find-mongod.ts';
import { keptPort } from './kept-port.ts';
import { ensureReplicaSet, replicaSetName } from './replica-set.ts';

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
 * @throws StartupProblem with one sentence that says what to do
 */
export async function startEmbeddedMongo(options: Options): Promise<EmbeddedMongo> {
  const { folder, env, say } = options;
  const dbPath = join(folder, 'db');
  // Downloads and the library are loaded side by side: a warm start waits for the slower one only.
  const [mongod, { MongoInstance, MongoInstanceEvents }] = await Promise.all([
    findMongod({ env, say }),
    import('mongodb-memory-server-core/lib/util/MongoInstance.js'),
  ]);
  await mkdir(dbPath, { recursive: true, mode: 0o700 });
  await endLeftOverMongod(dbPath, say);
  const port = await keptPort(join(folder, 'port'), say);

  // Else the library warns about a version that it did not ask for.
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false';
  const instance = new MongoInstance({
    instance: {
      dbPath,
      port,
      ip: '127.0.0.1',
      replSet: replicaSetName,
      storageEngine: 'wiredTiger',
      launchTimeout: 120_000,
      args: [...mongodArguments, ...(options.args ?? [])],
    },
    binary: { systemBinary: mongod.path, version: mongod.version },
    // In a group of its own: Ctrl+C reaches every process of the terminal's group at once, and the
    // services need the database until they have drained.
    spawn: { detached: process.platform !== 'win32', windowsHide: true },
  });
  const output: string[] = [];
  const keep = (text: string) => output.push(...text.split('\n').slice(-200));
  const { instanceSTDOUT, instanceSTDERR, instanceClosed, instanceError } = MongoInstanceEvents;
  // On an error the library would ask a dying mongod to shut down, and print what it gets.
  instance.removeAllListeners(instanceError);
  instance.on(instanceSTDOUT, keep).on(instanceSTDERR, keep);

  try {
    await instance.start();
    await ensureReplicaSet(port);
  } catch (cause) {
    await endProcess(instance.mongodProcess);
    await instance.stop();
    throw await explainFailure({ cause, output, folder, version: mongod.version });
  }
  instance.off(instanceSTDOUT, keep).off(instanceSTDERR, keep);

  let stopping = false;
  instance.once(instanceClosed, (code, signal) => {
    if (stopping) return;
    options.onExit(
      `The embedded MongoDB has ended by itself (${signal ?? `exit code ${code}`}). Start again: what was saved is kept.`,
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

const mongodArguments = [
  ...['--wiredTigerCacheSizeGB', '0.25'],
  ...['--oplogSize', '256'],
  // Statistics for MongoDB's support: they cost disk on a machine where nobody reads them.
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  // A signal ends it at once: there is no second member that could take over while it lingers.
  ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
];
