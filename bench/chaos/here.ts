import { dedicatedBroker, dedicatedObjectStore } from '@grantwright/shared/testing';
import type { Deployment } from './deployment.ts';
import { ReplicaSet } from './replica-set.ts';
import { Stored } from './stored.ts';
import { startSystem } from './system.ts';
import { partsToCut } from './troubles.ts';

type Options = { folder: string; copies: number; members: number; say: (line: string) => void };

/** Runs everything as processes of this machine for the duration of the test. */
export async function startHere({ folder, copies, members, say }: Options): Promise<Deployment> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error: unknown) => console.error(error));
  };
  try {
    say('starting database, broker and object store');
    const database = await ReplicaSet.start(folder, members);
    undo.push(() => database.stop());
    const [broker, objects] = await Promise.all([dedicatedBroker(), dedicatedObjectStore()]);
    if (!broker || !objects)
      throw new Error(
        'The chaos test needs RabbitMQ and MinIO; npm test explains how to install them.',
      );
    undo.push(broker.stop, objects.stop);
    const parts = { MONGODB_URI: database.uri, ...broker.environment, ...objects.environment };
    say(`starting ${copies} copies of each service`);
    const system = await startSystem({ folder, copiesOf: () => copies, parts });
    undo.push(system.stop);
    return {
      url: system.url,
      copies: () => system.copies,
      parts: partsToCut(database, broker, objects),
      allReady: system.allReady,
      openStored: () => Stored.open(parts),
      unexpectedExits: () => system.copies.flatMap(({ unexpectedExits }) => unexpectedExits),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
