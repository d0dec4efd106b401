import type { LibraryDocument } from '@grantwright/shared/contract';
import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { indexCreationKey } from '@grantwright/shared/storage';
import { Schema, type Connection, type Model } from 'mongoose';

export type DocumentRecord = WithOutbox & {
  ownerId: string;
  /** The organization whose team the document is shared with. */
  organizationId?: string;
  /** The editor who uploaded the document. Absent if the owner did. */
  creatorId?: string;
  name: string;
  originalName: string;
  fileType: LibraryDocument['fileType'];
  fileSize: number;
  /** The key in the blob store. Never contains user input. */
  fileKey: string;
  sortOrder: number;
  reading: LibraryDocument['reading'];
  /** When to retry an extraction that failed through no fault of the file. */
  readAgainAt?: Date;
  /** Number of consecutive failures through no fault of the file. */
  readAttempts?: number;
  createdAt: Date;
  updatedAt: Date;
  /** Hash of the upload. Present if it had an idempotency key. */
  fingerprint?: string;
  /** Present if it was created under an Idempotency-Key. */
  creationKey?: string;
};

const schema = new Schema<DocumentRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    organizationId: { type: String },
    creatorId: { type: String },
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
    creationKey: { type: String },
    ...outboxFields,
  },
  { shardKey: { ownerId: 1 }, timestamps: true, versionKey: false },
);
// the organization comes last, so that lists for members read only the documents of their teams
schema.index({ ownerId: 1, sortOrder: 1, createdAt: -1, _id: -1, organizationId: 1 });
schema.index({ readAgainAt: 1 }, { sparse: true });
indexCreationKey(schema);
indexOutbox(schema);

export type Documents = Model<DocumentRecord>;

export const createDocumentModel = (database: Connection): Documents =>
  database.model<DocumentRecord>('Document', schema, 'documents');
