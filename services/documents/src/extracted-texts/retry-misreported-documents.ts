import type { Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createDocumentModel } from '../documents/document-model.ts';

const misreported =
  /^The file of this document is missing|is damaged and cannot be read|needs more memory than a document should/;

/**
 * Schedules another extraction for documents reported as damaged or missing by earlier versions, although the service
 * or the file store may have been at fault.
 */
export const retryMisreportedDocuments = (database: Connection): Migration => ({
  id: 'read-again-what-was-blamed',
  up: async () => {
    const { modifiedCount } = await createDocumentModel(database).updateMany(
      {
        'reading.state': 'unreadable',
        'reading.reason': misreported,
        readAgainAt: { $exists: false },
      },
      { $set: { readAgainAt: new Date() } },
    );
    return `${modifiedCount} documents scheduled for another extraction`;
  },
});
