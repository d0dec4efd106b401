import { events } from '@grantwright/shared/events';
import { onEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** Deletes the file and the text of a deleted document. */
export const removeFileWhenDocumentDeleted = ({ blobs, extractedTexts, leftovers }: Deps) =>
  onEvent(
    events.documentDeleted,
    'remove-file-when-document-deleted',
    async ({ subject, data }) => {
      const leftover = await leftovers.findById(subject).lean();
      if (leftover) await blobs.remove(leftover.fileKey);
      await extractedTexts.deleteOne({ _id: subject, ownerId: data.ownerId });
      await leftovers.deleteOne({ _id: subject });
    },
  );
