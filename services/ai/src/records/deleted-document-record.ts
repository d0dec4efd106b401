import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A recently deleted document, recorded so that an analysis in progress is not kept. The deletion is recorded before
 * analyses are removed, and is checked after an analysis is stored, so the analysis is removed in either order.
 */
export type DeletedDocument = { _id: string; at: Date };

const schema = new Schema<DeletedDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: 24 * 60 * 60 });

export type DeletedDocuments = Model<DeletedDocument>;

export const createDeletedDocumentModel = (database: Connection): DeletedDocuments =>
  database.model<DeletedDocument>('ForgottenDocument', schema, 'forgotten_documents');
