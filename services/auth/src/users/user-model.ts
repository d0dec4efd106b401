import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { Schema, type Connection, type Model } from 'mongoose';

/** A session as it is stored: of its cookie only a hash, so that the database opens no session. */
export type SessionRecord = { id: string; hash: string; createdAt: Date; expiresAt: Date };

/**
 * A user with their sessions: a change of password, the end of the other sessions and the event that
 * says so are one write.
 */
export type UserRecord = WithOutbox & {
  username: string;
  email: string;
  /** Compared instead of what was typed: case and width do not tell two names apart. */
  usernameKey: string;
  emailKey: string;
  passwordHash: string;
  isSuperUser: boolean;
  sessions: SessionRecord[];
  /** Digests of the networks that signed in lately; absent in records of earlier versions. */
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
