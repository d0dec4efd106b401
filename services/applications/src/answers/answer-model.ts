import { Schema, type Connection, type Model } from 'mongoose';

/** A saved answer of an organization, which outlives the application it came from. */
export type AnswerRecord = {
  _id: string;
  ownerId: string;
  organizationId: string;
  /** The editor who saved the answer; absent if the owner did. */
  creatorId?: string;
  /** The application that the answer was saved from; absent if it was added in the library. */
  applicationId?: string | undefined;
  applicationTitle?: string | undefined;
  question: string;
  /** Sanitized HTML. */
  text: string;
  /** The text that searches match against (search-text.ts). */
  searchText: string;
  acceptedAt: Date;
  /** ISO date. */
  reviewAfter: string;
  updatedAt: Date;
  /** A digest of the request that created the answer under an Idempotency-Key. */
  fingerprint?: string;
  /** Present until a check confirms that the organization still exists (removeAnswerIfOrphaned). */
  unchecked?: true;
};

const text = { type: String, required: true };

const schema = new Schema<AnswerRecord>(
  {
    _id: text,
    ownerId: text,
    organizationId: text,
    creatorId: { type: String },
    applicationId: { type: String },
    applicationTitle: { type: String },
    question: text,
    text,
    searchText: text,
    acceptedAt: { type: Date, required: true },
    reviewAfter: text,
    updatedAt: { type: Date, required: true },
    fingerprint: { type: String },
    unchecked: { type: Boolean },
  },
  { shardKey: { ownerId: 1 }, versionKey: false },
);
// the organization comes last, so that lists for members read only the answers of their teams
schema.index({ ownerId: 1, acceptedAt: -1, _id: -1, organizationId: 1 });
schema.index({ unchecked: 1 }, { sparse: true });

export type Answers = Model<AnswerRecord>;

export const createAnswerModel = (database: Connection): Answers =>
  database.model<AnswerRecord>('Answer', schema, 'answers');
