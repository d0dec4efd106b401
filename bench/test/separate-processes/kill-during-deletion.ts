import {
  checkingAllRecords,
  createUserWithEverything,
  password,
  StoredRecords,
} from '@grantwright/local/testing';
import { endpoints, type ServiceName } from '@grantwright/shared/contract';
import type { BlobStore } from '@grantwright/shared/storage';
import { waitFor } from '@grantwright/shared/testing';
import type mongoose from 'mongoose';
import { expect } from 'vitest';
import type { DistributedSystem } from '../../chaos/system.ts';

type Stores = { client: mongoose.mongo.MongoClient; blobs: BlobStore };

/** The services that fail after recording the deletion, with the collection whose writes fail. */
const failing: [ServiceName, string][] = [
  ['documents', 'documents'],
  ['applications', 'applications'],
];

/** Deletes an account, kills the services that have not deleted its data yet, and checks the result after a restart. */
export async function killDuringDeletion(
  system: DistributedSystem,
  { client, blobs }: Stores,
): Promise<void> {
  const stored = new StoredRecords(client);
  const listFiles = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of blobs.list()) if (key.includes(id)) keys.push(key);
    return keys;
  };
  const setWritable = (isWritable: boolean) =>
    Promise.all(
      failing.map(([service, collection]) =>
        client.db(`grantwright_${service}`).command({
          collMod: collection,
          validator: isWritable ? {} : { _id: { $exists: false } },
        }),
      ),
    );
  const deleted = await createUserWithEverything(system.url, stored);
  const other = await createUserWithEverything(system.url, stored);
  const before = { records: await stored.containing(other.id), files: await listFiles(other.id) };

  await setWritable(false);
  await deleted.user.get(endpoints.closeAccount, { body: { currentPassword: password } });
  await waitFor(async () => {
    const paths = (await stored.containing(deleted.id)).map(([path]) => path);
    const failed = failing.map(([service]) => `grantwright_${service}.deleted_users`);
    const done = ['organizations.organizations', 'billing.accounts', 'ai.jobs', 'auth.users'];
    return (
      failed.every((path) => paths.includes(path)) &&
      !done.some((path) => paths.includes(`grantwright_${path}`))
    );
  }, checkingAllRecords);
  const killed = system.replicas.filter((replica) =>
    failing.some(([service]) => service === replica.service),
  );
  await Promise.all(killed.map((replica) => replica.stop('SIGKILL')));
  await setWritable(true);
  const remainingPaths = (await stored.containing(deleted.id)).map(([path]) => path);
  for (const [service, collection] of failing)
    expect(remainingPaths).toContain(`grantwright_${service}.${collection}`);
  expect(await listFiles(deleted.id)).toHaveLength(1);

  for (const replica of killed) replica.start();
  await waitFor(
    async () => (await stored.areDeleted(deleted.id)) && (await listFiles(deleted.id)).length === 0,
    checkingAllRecords,
  );
  await system.waitUntilReady(checkingAllRecords.within);
  const after = { records: await stored.containing(other.id), files: await listFiles(other.id) };
  expect(after).toEqual(before);
}
