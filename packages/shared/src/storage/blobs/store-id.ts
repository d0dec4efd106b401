import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from './blob-store.ts';

/** The blob with the id of the installation that owns the store. */
export const storeIdKey = 'installation-id';

/** Reads the id of the installation that owns a blob store; undefined if the store has no owner. */
export async function readStoreId(store: BlobStore): Promise<string | undefined> {
  try {
    return (await text(await store.get(storeIdKey))).trim();
  } catch (error) {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  }
}

/** Assigns a blob store to an installation, replacing any previous one. */
export async function writeStoreId(store: BlobStore, id: string): Promise<void> {
  const bytes = Buffer.from(id);
  await store.put(storeIdKey, Readable.from([bytes], { objectMode: false }), {
    size: bytes.length,
  });
}
