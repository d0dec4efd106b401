import type { ExtractedText } from '@grantwright/shared/contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** The text of a library document. `_id` is the ID of the document. */
export type ExtractedTextRecord = { _id: string; ownerId: string; reading: ExtractedText };

const schema = new Schema<ExtractedTextRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    reading: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, minimize: false },
);

export type ExtractedTexts = Model<ExtractedTextRecord>;

export const createExtractedTextModel = (database: Connection): ExtractedTexts =>
  database.model<ExtractedTextRecord>('ExtractedText', schema, 'readings');
