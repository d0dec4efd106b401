import type { Reading } from '@grantwright/shared/contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** The text of a library document, under the document's id. */
export type ReadingRecord = { _id: string; ownerId: string; reading: Reading };

const schema = new Schema<ReadingRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    reading: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, minimize: false },
);

export type Readings = Model<ReadingRecord>;

export const readingModel = (database: Connection): Readings =>
  database.model<ReadingRecord>('Reading', schema, 'readings');
