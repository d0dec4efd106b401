import { readStoreId, writeStoreId, type BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';

type Deps = { database: Connection; blobs: BlobStore };

type BindingRecord = {
  _id: 'files';
  installationId: string;
  /** False until the store holds the id, too. */
  isBound: boolean;
};

/** Whether the database and the file store belong together (ADR 34). */
export type Binding =
  | { state: 'bound' }
  /** Neither of them was ever bound. */
  | { state: 'unbound' }
  /** Each belongs to something else, or only one of them is bound: it was replaced. */
  | { state: 'mismatch'; databaseId: string | undefined; storeId: string | undefined };

const collection = 'installation';
const bindings = (database: Connection) => database.collection<BindingRecord>(collection);

export async function readBinding({ database, blobs }: Deps): Promise<Binding> {
  const record = await bindings(database).findOne({ _id: 'files' });
  const storeId = await readStoreId(blobs);
  const databaseId = record?.installationId;
  if (databaseId !== undefined && databaseId === storeId) return { state: 'bound' };
  const isUnboundDatabase = !record?.isBound;
  if (isUnboundDatabase && storeId === undefined) return { state: 'unbound' };
  return { state: 'mismatch', databaseId, storeId };
}

/**
 * Binds a database and a file store that were never bound. The database decides on the id, so that
 * copies that bind at the same time agree, and one that dies in between is finished by the next.
 */
export async function bindFiles({ database, blobs }: Deps, newId: string): Promise<void> {
  const record = await bindings(database).findOneAndUpdate(
    { _id: 'files' },
    { $setOnInsert: { installationId: newId, isBound: false } },
    { upsert: true, returnDocument: 'after' },
  );
  await confirm({ database, blobs }, record?.installationId ?? newId);
}

/** Binds them under a new id, whatever either was bound to; for an operator who knows that they belong together. */
export async function rebindFiles({ database, blobs }: Deps, newId: string): Promise<void> {
  await bindings(database).updateOne(
    { _id: 'files' },
    { $set: { installationId: newId, isBound: false } },
    { upsert: true },
  );
  await confirm({ database, blobs }, newId);
}

async function confirm({ database, blobs }: Deps, installationId: string): Promise<void> {
  await writeStoreId(blobs, installationId);
  await bindings(database).updateOne({ _id: 'files', installationId }, { $set: { isBound: true } });
}
