import type { LibraryDocument } from '@grantwright/shared/contract';
import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { Schema, type Connection, type Model } from 'mongoose';

export type DocumentRecord = WithOutbox & {
  ownerId: string;
  name: string;
  originalName: string;
  fileType: LibraryDocument['fileType'];
  fileSize: number;
  /** Where the file lies; of our making, never of a person's words. */
  fileKey: string;
  sortOrder: number;
  reading: LibraryDocument['reading'];
  /** When to read it again, where it was not the file's fault that it could not be read. */
  readAgainAt?: Date;
  /** How often that has been so, one time after the other. */
  readAttempts?: number;
  createdAt: Date;
  updatedAt: Date;
  /** What was uploaded under an Idempotency-Key. */
  fingerprint?: string;
};

const schema = new Schema<DocumentRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    name: { type: String, required: true },
    originalName: { type: String, required: true },
    fileType: { type: String, required: true },
    fileSize: { type: Number, required: true },
    fileKey: { type: String, required: true },
    sortOrder: { type: Number, required: true },
    reading: { type: Schema.Types.Mixed, required: true },
    readAgainAt: { type: Date },
    readAttempts: { type: Number },
    fingerprint: { type: String },
    ...outboxFields,
  },
  { shardKey: { ownerId: 1 }, timestamps: true, versionKey: false },
);
schema.index({ ownerId: 1, sortOrder: 1, createdAt: -1, _id: -1 });
// what the sweep of files looks for
schema.index({ fileKey: 1 });
schema.index({ readAgainAt: 1 }, { sparse: true });
indexOutbox(schema);

export type Documents = Model<DocumentRecord>;

export const documentModel = (database: Connection): Documents =>
  database.model<DocumentRecord>('Document', schema, 'documents');
