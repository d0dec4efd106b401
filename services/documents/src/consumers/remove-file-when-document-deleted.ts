import { events } from '@grantwright/shared/events';
import { onEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { removeStoredFile } from '../files/stored-file.ts';

/** Deletes the file and the text of a deleted document. */
export const removeFileWhenDocumentDeleted = ({ blobs, extractedTexts, deletedFiles }: Deps) =>
  onEvent(
    events.documentDeleted,
    'remove-file-when-document-deleted',
    async ({ subject, data }) => {
      const deletedFile = await deletedFiles.findById(subject).lean();
      if (deletedFile) await removeStoredFile(blobs, deletedFile.fileKey);
      await extractedTexts.deleteOne({ _id: subject, ownerId: data.ownerId });
      await deletedFiles.deleteOne({ _id: subject });
    },
  );
