import { dedicatedBroker, dedicatedObjectStore } from '@grantwright/shared/testing';
import type { Deployment } from './deployment.ts';
import { ReplicaSet } from './replica-set.ts';
import { StoredData } from './stored-data.ts';
import { startSystem } from './system.ts';
import { createDisruptions } from './disruptions.ts';

type Options = { folder: string; replicas: number; members: number; log: (line: string) => void };

/** Runs everything in processes on this machine for the duration of the test. */
export async function startLocalProcesses({
  folder,
  replicas,
  members,
  log,
}: Options): Promise<Deployment> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error: unknown) => console.error(error));
  };
  try {
    log('starting database, broker and object store');
    const database = await ReplicaSet.start(folder, members);
    undo.push(() => database.stop());
    const [broker, objects] = await Promise.all([dedicatedBroker(), dedicatedObjectStore()]);
    if (!broker || !objects)
      throw new Error(
        'The chaos test needs RabbitMQ and MinIO; npm test explains how to install them.',
      );
    undo.push(broker.stop, objects.stop);
    const connections = {
      MONGODB_URI: database.uri,
      ...broker.environment,
      ...objects.environment,
    };
    log(`starting ${replicas} replicas of each service`);
    const system = await startSystem({
      folder,
      replicasOf: () => replicas,
      environment: connections,
    });
    undo.push(system.stop);
    return {
      url: system.url,
      replicas: () => system.replicas,
      disruptions: createDisruptions(database, broker, objects),
      waitUntilReady: system.waitUntilReady,
      openStoredData: () => StoredData.open(connections),
      unexpectedExits: () => system.replicas.flatMap(({ unexpectedExits }) => unexpectedExits),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
