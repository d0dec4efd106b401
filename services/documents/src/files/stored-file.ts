import type { Readable } from 'node:stream';
import { BlobNotFound, type BlobStore } from '@grantwright/shared/storage';

/** Where this service keeps the files of documents; other keys in the store are not its own. */
export const filePrefix = 'documents/';
/** Where the sweep puts files that no document names, each under its key. */
export const trashPrefix = `trash/${filePrefix}`;

const trash = 'trash/';

export const trashKeyOf = (fileKey: string): string => trash + fileKey;
export const fileKeyOf = (trashKey: string): string => trashKey.slice(trash.length);

/**
 * The file of a document. One that the sweep has put into the trash, because its record was missing for
 * a time, is put back.
 *
 * @throws BlobNotFound when the file is in neither place
 */
export async function openStoredFile(blobs: BlobStore, fileKey: string): Promise<Readable> {
  try {
    return await blobs.get(fileKey);
  } catch (error) {
    if (!(error instanceof BlobNotFound)) throw error;
    await restoreFromTrash(blobs, fileKey);
    return await blobs.get(fileKey);
  }
}

/** Puts a file back from the trash, if it is there: another copy may have put it back meanwhile. */
export async function restoreFromTrash(blobs: BlobStore, fileKey: string): Promise<void> {
  await blobs.move(trashKeyOf(fileKey), fileKey).catch((error: unknown) => {
    if (!(error instanceof BlobNotFound)) throw error;
  });
}

/** Removes the file of a deleted document for good, from the trash as well. */
export async function removeStoredFile(blobs: BlobStore, fileKey: string): Promise<void> {
  await blobs.remove(fileKey);
  await blobs.remove(trashKeyOf(fileKey));
}
