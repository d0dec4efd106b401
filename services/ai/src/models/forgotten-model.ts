import { Schema, type Connection, type Model } from 'mongoose';

/**
 * Documents deleted not long ago: an analysis that was under way meanwhile must not be kept. It is
 * written before the analyses are removed and looked up after one is stored, so one of the two sees
 * the other.
 */
export type ForgottenRecord = { _id: string; at: Date };

const schema = new Schema<ForgottenRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: 24 * 60 * 60 });

export type Forgotten = Model<ForgottenRecord>;

export const forgottenModel = (database: Connection): Forgotten =>
  database.model<ForgottenRecord>('ForgottenDocument', schema, 'forgotten_documents');
