import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';

export const replicaSetName = 'rs0';

/**
 * Makes mongod the writable primary of a single-member replica set: initiates the set on the first start and updates
 * its address after a port change.
 *
 * @throws Error if it still does not accept writes after a minute
 */
export async function ensureReplicaSet(port: number): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(`mongodb://127.0.0.1:${port}/`, {
    directConnection: true,
    serverSelectionTimeoutMS: 30_000,
  });
  try {
    const admin = client.db('admin');
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    const config = await readStoredConfig(client);
    if (!config) {
      await admin.command({ replSetInitiate: { _id: replicaSetName, members } });
    }
    const hasMoved = config && config.members[0]?.host !== members[0]?.host;
    const moved = hasMoved && { ...config, version: config.version + 1, members };
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(20)) {
      const { isWritablePrimary } = await admin.command({ hello: 1 });
      if (isWritablePrimary) return;
      // refused until mongod has loaded the old configuration, and after the new one is active
      if (moved)
        await admin.command({ replSetReconfig: moved, force: true }).catch(() => undefined);
    }
    throw new Error('the database accepted no writes after a minute');
  } finally {
    await client.close();
  }
}

type StoredConfig = { _id: string; version: number; members: { _id: number; host: string }[] };

async function readStoredConfig(client: mongoose.mongo.MongoClient) {
  const collection = client.db('local').collection<StoredConfig>('system.replset');
  return await collection.findOne({}, { readPreference: 'primaryPreferred' });
}
