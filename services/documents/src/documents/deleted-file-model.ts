import { Schema, type Connection, type Model } from 'mongoose';

/**
 * The file of a document that is being deleted. The consumer of `document.deleted` still needs the key after the
 * document is gone.
 */
export type DeletedFile = { _id: string; fileKey: string };

const schema = new Schema<DeletedFile>(
  { _id: { type: String, required: true }, fileKey: { type: String, required: true } },
  { versionKey: false },
);

schema.index({ fileKey: 1 });

export type DeletedFiles = Model<DeletedFile>;

export const createDeletedFileModel = (database: Connection): DeletedFiles =>
  database.model<DeletedFile>('DeletedFile', schema, 'leftovers');
