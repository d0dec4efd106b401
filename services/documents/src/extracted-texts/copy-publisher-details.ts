import type { Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createExtractedTextModel } from './extracted-text-model.ts';

const batchSize = 500;
const due = {
  'reading.imprint': { $exists: true },
  'reading.publisherDetails': { $exists: false },
};

/** Copies publisher details stored as `imprint` by earlier versions. */
export const copyPublisherDetails = (database: Connection): Migration => ({
  id: 'copy-imprint-to-publisher-details',
  up: async ({ signal }) => {
    const texts = createExtractedTextModel(database);
    let after = '';
    let copied = 0;
    for (;;) {
      signal.throwIfAborted();
      const batch = await texts
        .find({ _id: { $gt: after } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(batchSize)
        .lean();
      const last = batch.at(-1);
      if (!last) return `publisher details of ${copied} texts copied`;
      const { modifiedCount } = await texts.updateMany(
        { ...due, _id: { $gt: after, $lte: last._id } },
        [{ $set: { 'reading.publisherDetails': '$reading.imprint' } }],
        { updatePipeline: true },
      );
      copied += modifiedCount;
      after = last._id;
    }
  },
});
