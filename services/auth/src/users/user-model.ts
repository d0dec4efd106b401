import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { Schema, type Connection, type Model } from 'mongoose';

/** Only a hash of the cookie is stored, so that a leaked database gives no access to sessions. */
export type SessionRecord = { id: string; hash: string; createdAt: Date; expiresAt: Date };

/**
 * A user and their sessions, in one document: a change of password ends the sessions and stores the event
 * in the same write.
 */
export type UserRecord = WithOutbox & {
  username: string;
  email: string;
  /** See comparison-key.ts. */
  usernameKey: string;
  emailKey: string;
  passwordHash: string;
  isSuperUser: boolean;
  sessions: SessionRecord[];
  /** Digests of the networks that signed in recently; absent in records of earlier versions. */
  knownNetworks?: string[];
  createdAt: Date;
};

const sessionSchema = new Schema<SessionRecord>(
  {
    id: { type: String, required: true },
    hash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const schema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    usernameKey: { type: String, required: true },
    emailKey: { type: String, required: true },
    passwordHash: { type: String, required: true },
    isSuperUser: { type: Boolean, required: true, default: false },
    sessions: { type: [sessionSchema], default: [] },
    knownNetworks: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    ...outboxFields,
  },
  { versionKey: false },
);
schema.index({ emailKey: 1 }, { unique: true, name: 'email' });
schema.index({ usernameKey: 1 }, { unique: true, name: 'username' });
schema.index({ 'sessions.hash': 1 }, { name: 'session' });
indexOutbox(schema);

export type Users = Model<UserRecord>;

export const userModel = (database: Connection): Users =>
  database.model<UserRecord>('User', schema, 'users');
