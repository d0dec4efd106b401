import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from './blob-store.ts';

/** The key of the blob that holds the id of the installation to which a blob store belongs. */
export const storeIdKey = 'installation-id';

/** The installation to which a blob store belongs; undefined for a store that is not bound to any. */
export async function readStoreId(store: BlobStore): Promise<string | undefined> {
  try {
    return (await text(await store.get(storeIdKey))).trim();
  } catch (error) {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  }
}

/** Binds a blob store to an installation, whatever it was bound to previously. */
export async function writeStoreId(store: BlobStore, id: string): Promise<void> {
  const bytes = Buffer.from(id);
  await store.put(storeIdKey, Readable.from([bytes], { objectMode: false }), {
    size: bytes.length,
  });
}
