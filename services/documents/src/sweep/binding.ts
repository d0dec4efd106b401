import { readStoreId, writeStoreId, type BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';

type Deps = { database: Connection; blobs: BlobStore };

type BindingRecord = {
  _id: 'files';
  installationId: string;
  /** False until the store has the ID as well. */
  isBound: boolean;
};

/** Whether the database and the file store belong to the same installation (ADR 34). */
export type Binding =
  | { state: 'bound' }
  /** Neither the database nor the store has been bound. */
  | { state: 'unbound' }
  /** They are bound to different installations, or only one is bound because the other was replaced. */
  | { state: 'mismatch'; databaseId: string | undefined; storeId: string | undefined };

const collection = 'installation';
const getBindings = (database: Connection) => database.collection<BindingRecord>(collection);

export async function readBinding({ database, blobs }: Deps): Promise<Binding> {
  const record = await getBindings(database).findOne({ _id: 'files' });
  const storeId = await readStoreId(blobs);
  const databaseId = record?.installationId;
  if (databaseId !== undefined && databaseId === storeId) return { state: 'bound' };
  const isUnboundDatabase = !record?.isBound;
  if (isUnboundDatabase && storeId === undefined) return { state: 'unbound' };
  return { state: 'mismatch', databaseId, storeId };
}

/**
 * Binds a new database to a new file store. The ID in the database takes precedence, so that replicas binding
 * concurrently agree and an interrupted binding can be completed later.
 */
export async function bindFiles({ database, blobs }: Deps, newId: string): Promise<void> {
  const record = await getBindings(database).findOneAndUpdate(
    { _id: 'files' },
    { $setOnInsert: { installationId: newId, isBound: false } },
    { upsert: true, returnDocument: 'after' },
  );
  await completeBinding({ database, blobs }, record?.installationId ?? newId);
}

/**
 * Binds both under a new ID, even if they were already bound. For operators who have deliberately replaced one of them.
 */
export async function rebindFiles({ database, blobs }: Deps, newId: string): Promise<void> {
  await getBindings(database).updateOne(
    { _id: 'files' },
    { $set: { installationId: newId, isBound: false } },
    { upsert: true },
  );
  await completeBinding({ database, blobs }, newId);
}

async function completeBinding({ database, blobs }: Deps, installationId: string): Promise<void> {
  await writeStoreId(blobs, installationId);
  await getBindings(database).updateOne(
    { _id: 'files', installationId },
    { $set: { isBound: true } },
  );
}
