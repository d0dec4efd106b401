import { Schema, type Connection, type Model } from 'mongoose';

/** A request for a new password, stored for every address, whether or not it has an account. */
type ResetRequest = { _id: string; emailKey: string; createdAt: Date };

/** The age at which an unprocessed request is removed; by then the user will have sent another one. */
const maxAgeSeconds = 24 * 60 * 60;

const schema = new Schema<ResetRequest>(
  {
    _id: { type: String, required: true },
    emailKey: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ createdAt: 1 }, { name: 'expiry', expireAfterSeconds: maxAgeSeconds });

export type ResetRequests = Model<ResetRequest>;

export const resetRequestModel = (database: Connection): ResetRequests =>
  database.model<ResetRequest>('ResetRequest', schema, 'password_reset_requests');
