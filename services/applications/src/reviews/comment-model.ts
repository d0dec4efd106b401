import type { CommentAnchor } from '@grantwright/shared/contract';
import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { Schema, type Connection, type Model } from 'mongoose';

/** A guest's comment on an application. */
export type CommentRecord = WithOutbox & {
  ownerId: string;
  applicationId: string;
  linkId: string;
  author: string;
  anchor: CommentAnchor;
  text: string;
  createdAt: Date;
  resolvedAt?: Date;
  /** A digest of the request that created the comment under an Idempotency-Key. */
  fingerprint?: string;
  /** Present until a check confirms that the application still exists (removeRecordIfOrphaned). */
  unchecked?: true;
};

const schema = new Schema<CommentRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    applicationId: { type: String, required: true },
    linkId: { type: String, required: true },
    author: { type: String, required: true },
    anchor: { type: Schema.Types.Mixed, required: true },
    text: { type: String, required: true },
    createdAt: { type: Date, required: true },
    resolvedAt: { type: Date },
    fingerprint: { type: String },
    unchecked: { type: Boolean },
    ...outboxFields,
  },
  { shardKey: { ownerId: 1 }, versionKey: false },
);
schema.index({ ownerId: 1, applicationId: 1, createdAt: -1, _id: -1 });
schema.index({ unchecked: 1 }, { sparse: true });
schema.index({ ownerId: 1, linkId: 1, createdAt: -1 });
indexOutbox(schema);

export type Comments = Model<CommentRecord>;

export const createCommentModel = (database: Connection): Comments =>
  database.model<CommentRecord>('ReviewComment', schema, 'review_comments');
