import { events } from '@grantwright/shared/events';
import { when } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { removeStoredFile } from '../files/stored-file.ts';

/** A deleted document takes its file and its text with it. */
export const removeFileWhenDocumentDeleted = ({ blobs, readings, leftovers }: Deps) =>
  when(events.documentDeleted, 'remove-file-when-document-deleted', async ({ subject, data }) => {
    const leftover = await leftovers.findById(subject).lean();
    if (leftover) await removeStoredFile(blobs, leftover.fileKey);
    await readings.deleteOne({ _id: subject, ownerId: data.ownerId });
    await leftovers.deleteOne({ _id: subject });
  });
