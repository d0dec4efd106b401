import { stopProcess } from './stop-process.ts';
import { explainFailure } from './explain-failure.ts';
import type { Mongod } from './mongod.ts';
import { PortTaken } from './launch-on-free-port.ts';
import { ensureReplicaSet, replicaSetName } from './replica-set.ts';

type Launch = {
  mongod: Mongod;
  /** The folder of the database, which is there already. */
  dbPath: string;
  /** Where the whole output of a failure is kept. */
  folder: string;
  port: number;
  /** Further arguments for mongod. */
  args?: string[] | undefined;
};

/**
 * Runs mongod on this port until it is the writable primary of its replica set of one.
 *
 * @throws PortTaken when somebody listens there
 * @throws StartupError with one sentence that says what to do
 */
export async function launchMongod({ mongod, dbPath, folder, port, args = [] }: Launch) {
  const { MongoInstance, MongoInstanceEvents } =
    await import('mongodb-memory-server-core/lib/util/MongoInstance.js');
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
      args: [...mongodArguments, ...args],
    },
    binary: { systemBinary: mongod.path, version: mongod.version },
    // In a group of its own: Ctrl+C reaches every process of the terminal's group at once, and the
    // services need the database until they have drained.
    spawn: { detached: process.platform !== 'win32', windowsHide: true },
  });
  const output: string[] = [];
  const keep = (text: string) => output.push(...text.split('\n').slice(-200));
  const { instanceSTDOUT, instanceSTDERR, instanceError } = MongoInstanceEvents;
  // On an error the library would ask a dying mongod to shut down, and print what it gets.
  instance.removeAllListeners(instanceError);
  instance.on(instanceSTDOUT, keep).on(instanceSTDERR, keep);

  try {
    await instance.start();
    await ensureReplicaSet(port);
  } catch (cause) {
    await stopProcess(instance.mongodProcess);
    await instance.stop();
    if (output.some((line) => /address already in use/i.test(line))) {
      throw new PortTaken(`port ${port} is taken by another program`, { cause });
    }
    throw await explainFailure({ cause, output, folder, version: mongod.version });
  }
  instance.off(instanceSTDOUT, keep).off(instanceSTDERR, keep);
  return instance;
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
