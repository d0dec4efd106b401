import type { Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { documentModel } from '../documents/document-model.ts';

const blamed =
  /^The file of this document is missing|is damaged and cannot be read|needs more memory than a document should/;

/**
 * Earlier versions called their own faults damaged files, and gave a file up that was only away: what
 * they said so of is read once more.
 */
export const readAgainWhatWasBlamed = (database: Connection): Migration => ({
  id: 'read-again-what-was-blamed',
  up: async () => {
    const { modifiedCount } = await documentModel(database).updateMany(
      {
        'reading.state': 'unreadable',
        'reading.reason': blamed,
        readAgainAt: { $exists: false },
      },
      { $set: { readAgainAt: new Date() } },
    );
    return `${modifiedCount} documents to be read again`;
  },
});
