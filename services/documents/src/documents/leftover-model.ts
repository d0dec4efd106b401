import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A file that may have no document: of an upload whose document is not stored yet, or of a document that is being
 * deleted. Stored before the file or the deletion, so that a crash never leaves a file that no record refers to.
 */
export type Leftover = {
  /** The ID of the document that is being deleted, or the key of the file that is being uploaded. */
  _id: string;
  ownerId: string;
  fileKey: string;
  addedAt: Date;
};

const schema = new Schema<Leftover>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    fileKey: { type: String, required: true },
    addedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ addedAt: 1 });

export type Leftovers = Model<Leftover>;

export const createLeftoverModel = (database: Connection): Leftovers =>
  database.model<Leftover>('Leftover', schema, 'leftovers');
