import { Schema, type Connection, type Model } from 'mongoose';

/** A link for reading and commenting. The link is removed when it expires or is revoked, but its comments remain. */
export type ReviewLinkRecord = {
  _id: string;
  ownerId: string;
  applicationId: string;
  name: string;
  /** Hashes of the link's tokens. A repeated creation returns another token, because the first token is not stored. */
  hashes: string[];
  createdAt: Date;
  expiresAt: Date;
  /** A digest of the request that created the link under an Idempotency-Key. */
  fingerprint?: string;
  /** Present until a check confirms that the application still exists (removeRecordIfOrphaned). */
  unchecked?: true;
};

const schema = new Schema<ReviewLinkRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    applicationId: { type: String, required: true },
    name: { type: String, default: '' },
    hashes: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    fingerprint: { type: String },
    unchecked: { type: Boolean },
  },
  { versionKey: false },
);
schema.index({ hashes: 1 });
schema.index({ ownerId: 1, applicationId: 1, createdAt: -1 });
schema.index({ unchecked: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ReviewLinks = Model<ReviewLinkRecord>;

export const createReviewLinkModel = (database: Connection): ReviewLinks =>
  database.model<ReviewLinkRecord>('ReviewLink', schema, 'review_links');
