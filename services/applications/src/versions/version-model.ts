import type { Version } from '@grantwright/shared/contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** A stored version of an application's sanitized text. */
export type VersionRecord = Omit<Version, 'id' | 'createdAt'> & {
  _id: string;
  ownerId: string;
  applicationId: string;
  createdAt: Date;
  /** See `digestText`. */
  digest: string;
  /** A digest of the request that created the version under an Idempotency-Key. */
  fingerprint?: string;
  /** Present until a check confirms that the application still exists (removeRecordIfOrphaned). */
  unchecked?: true;
};

export type VersionSummaryRecord = Omit<VersionRecord, 'content' | 'textRecords'>;

const schema = new Schema<VersionRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    applicationId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    reason: { type: String, required: true },
    name: { type: String },
    authorId: { type: String },
    content: { type: String, required: true },
    textRecords: { type: Schema.Types.Mixed },
    words: { type: Number, required: true },
    digest: { type: String, required: true },
    fingerprint: { type: String },
    unchecked: { type: Boolean },
  },
  { shardKey: { ownerId: 1 }, versionKey: false, minimize: false },
);
schema.index({ unchecked: 1 }, { sparse: true });
schema.index({ ownerId: 1, applicationId: 1, createdAt: -1, _id: -1 });

export type Versions = Model<VersionRecord>;

export const createVersionModel = (database: Connection): Versions =>
  database.model<VersionRecord>('ApplicationVersion', schema, 'application_versions');
