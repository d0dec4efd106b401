import { Schema, type Connection, type Model } from 'mongoose';

/**
 * The file of a document about to be deleted. The document itself is gone once its event is out, and
 * whoever then removes the file must still know where it lies.
 */
export type Leftover = { _id: string; fileKey: string };

const schema = new Schema<Leftover>(
  { _id: { type: String, required: true }, fileKey: { type: String, required: true } },
  { versionKey: false },
);

schema.index({ fileKey: 1 });

export type Leftovers = Model<Leftover>;

export const leftoverModel = (database: Connection): Leftovers =>
  database.model<Leftover>('Leftover', schema, 'leftovers');
