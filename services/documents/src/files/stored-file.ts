import type { Readable } from 'node:stream';
import { BlobNotFoundError, type BlobStore } from '@grantwright/shared/storage';

/** Key prefix of document files. This service never touches other keys. */
export const filePrefix = 'documents/';
/** Key prefix under which the sweep puts orphaned files. */
export const trashPrefix = `trash/${filePrefix}`;

const trash = 'trash/';

export const toTrashKey = (fileKey: string): string => trash + fileKey;
export const toFileKey = (trashKey: string): string => trashKey.slice(trash.length);

/**
 * Opens a document's file. If the file is in the trash because its record was temporarily missing, restores it first.
 *
 * @throws BlobNotFoundError if the file is in neither folder
 */
export async function openStoredFile(blobs: BlobStore, fileKey: string): Promise<Readable> {
  try {
    return await blobs.get(fileKey);
  } catch (error) {
    if (!(error instanceof BlobNotFoundError)) throw error;
    await restoreFromTrash(blobs, fileKey);
    return await blobs.get(fileKey);
  }
}

/** Restores a file from the trash. Does nothing if another replica has already restored it. */
export async function restoreFromTrash(blobs: BlobStore, fileKey: string): Promise<void> {
  await blobs.move(toTrashKey(fileKey), fileKey).catch((error: unknown) => {
    if (!(error instanceof BlobNotFoundError)) throw error;
  });
}

/** Deletes a deleted document's file, including any copy in the trash. */
export async function removeStoredFile(blobs: BlobStore, fileKey: string): Promise<void> {
  await blobs.remove(fileKey);
  await blobs.remove(toTrashKey(fileKey));
}
