import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { explainFailure } from './explain-failure.ts';
import type { Mongod } from './mongod.ts';
import { PortTakenError } from './launch-on-free-port.ts';
import { ensureReplicaSet, replicaSetName } from './replica-set.ts';

type LaunchOptions = {
  mongod: Mongod;
  /** The database folder, which must exist. */
  dbPath: string;
  /** Contains the database and the output of a failed start; named in errors. */
  dataFolder: string;
  port: number;
  /** Additional arguments for mongod. */
  args?: string[] | undefined;
};

/**
 * Runs mongod until it is the writable primary of its single-member replica set.
 *
 * @throws PortTakenError when the port is in use
 * @throws StartupError for any other failure
 */
export async function launchMongod({ mongod, dbPath, dataFolder, port, args = [] }: LaunchOptions) {
  const { MongoInstance, MongoInstanceEvents } =
    await import('mongodb-memory-server-core/lib/util/MongoInstance.js');
  // otherwise the library warns about an unexpected version
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
    // a separate process group: Ctrl+C signals the whole group of the terminal, but services need the
    // database until they have drained
    spawn: { detached: process.platform !== 'win32', windowsHide: true },
  });
  const output: string[] = [];
  const keep = (text: string) => output.push(...text.split('\n').slice(-200));
  const { instanceSTDOUT, instanceSTDERR, instanceError } = MongoInstanceEvents;
  // on an error, the library would ask a stopping mongod to shut down and print its response
  instance.removeAllListeners(instanceError);
  instance.on(instanceSTDOUT, keep).on(instanceSTDERR, keep);

  try {
    await instance.start();
    await ensureReplicaSet(port);
  } catch (cause) {
    await stopProcess(instance.mongodProcess);
    await instance.stop();
    if (output.some((line) => /address already in use/i.test(line))) {
      throw new PortTakenError(`port ${port} is used by another program`, { cause });
    }
    throw await explainFailure({ cause, output, folder: dataFolder, version: mongod.version });
  }
  instance.off(instanceSTDOUT, keep).off(instanceSTDERR, keep);
  return instance;
}

const mongodArguments = [
  ...['--wiredTigerCacheSizeGB', '0.25'],
  ...['--oplogSize', '256'],
  // diagnostic data costs disk space and is not used
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  // no other member can take over
  ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
];

/** Stops a child process, with SIGKILL after ten seconds. */
async function stopProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
}
