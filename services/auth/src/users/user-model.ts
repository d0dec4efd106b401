import type { Device } from '@grantwright/shared/contract';
import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { twoStepSchema, type TwoStepRecord } from '../two-step/two-step-record.ts';
import { Schema, type Connection, type Model } from 'mongoose';
import { pendingEmailSchema, type PendingEmail } from '../emails/pending-email.ts';
import { linkRequestSchema, linkRequestShape, type LinkRequest } from '../emails/link-request.ts';

/** Only a hash of the cookie is stored, so that a leaked database does not give access to sessions. */
export type SessionRecord = {
  id: string;
  hash: string;
  createdAt: Date;
  expiresAt: Date;
  /** Absent if the browser and system are unknown, because the database stores no empty objects. */
  device?: Device;
  /** Absent in the first half hour. */
  lastActiveAt?: Date;
};

/**
 * A user and their sessions, in one document, so that a password change can end the sessions and store the event in the
 * same write.
 */
export type UserRecord = WithOutbox & {
  username: string;
  email: string;
  /** The username normalized for comparison (to-comparison-key.ts). */
  usernameKey: string;
  emailKey: string;
  passwordHash: string;
  /** A digest of the idempotency key of the request that created the account; absent if the request had no key. */
  registrationKey?: string;
  isSuperUser: boolean;
  sessions: SessionRecord[];
  /** Digests of the networks that signed in recently. */
  knownNetworks: string[];
  /** Names of the devices that signed in recently. */
  knownDevices: string[];
  /** Absent unless a new password was requested. */
  passwordReset?: LinkRequest;
  /** Present while a new email awaits confirmation. */
  emailChange?: EmailChange;
  /** Absent unless two-step verification is on. */
  twoStep?: TwoStepRecord;
  /** The encrypted secret of an authenticator app, before its first code is entered. */
  twoStepSecret?: string;
  /** Emails that have not been sent yet; absent before the first one. */
  mails?: PendingEmail[];
  /** The last email about the comments on each application; absent before the first email. */
  commentMails?: CommentEmail[];
  /** The payments whose receipt emails have been added, newest last; absent if there are none. */
  mailedReceipts?: string[];
  /** When a closed account is deleted; absent while it is open. */
  deletionDueAt?: Date;
  createdAt: Date;
};

/** The email that covers all comments on an application until `dueAt`. */
export type CommentEmail = { applicationId: string; dueAt: Date };

export type EmailChange = LinkRequest & { email: string };

const emailChangeSchema = new Schema<EmailChange>(
  { ...linkRequestShape, email: { type: String, required: true } },
  { _id: false, id: false },
);

const commentEmailSchema = new Schema<CommentEmail>(
  {
    applicationId: { type: String, required: true },
    dueAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const sessionSchema = new Schema<SessionRecord>(
  {
    id: { type: String, required: true },
    hash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    device: { type: Schema.Types.Mixed },
    lastActiveAt: { type: Date },
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
    registrationKey: { type: String },
    isSuperUser: { type: Boolean, required: true, default: false },
    sessions: { type: [sessionSchema], default: [] },
    knownNetworks: { type: [String], default: [] },
    knownDevices: { type: [String], default: [] },
    passwordReset: { type: linkRequestSchema },
    emailChange: { type: emailChangeSchema },
    twoStep: { type: twoStepSchema },
    twoStepSecret: { type: String },
    mails: { type: [pendingEmailSchema], default: undefined },
    commentMails: { type: [commentEmailSchema], default: undefined },
    mailedReceipts: { type: [String], default: undefined },
    deletionDueAt: { type: Date },
    createdAt: { type: Date, required: true },
    ...outboxFields,
  },
  { versionKey: false },
);
schema.index({ emailKey: 1 }, { unique: true, name: 'email' });
schema.index({ usernameKey: 1 }, { unique: true, name: 'username' });
schema.index(
  { registrationKey: 1 },
  {
    name: 'registration_key',
    unique: true,
    partialFilterExpression: { registrationKey: { $exists: true } },
  },
);
schema.index({ 'sessions.hash': 1 }, { name: 'session' });
schema.index(
  { 'passwordReset.hashes': 1 },
  {
    name: 'password_reset',
    partialFilterExpression: { 'passwordReset.hashes': { $exists: true } },
  },
);
schema.index(
  { 'emailChange.hashes': 1 },
  { name: 'email_change', partialFilterExpression: { 'emailChange.hashes': { $exists: true } } },
);
schema.index(
  { 'mails.nextAt': 1 },
  { name: 'mails_pending', partialFilterExpression: { 'mails.0': { $exists: true } } },
);
schema.index(
  { deletionDueAt: 1 },
  { name: 'deletion_due', partialFilterExpression: { deletionDueAt: { $exists: true } } },
);
indexOutbox(schema);

export type Users = Model<UserRecord>;

export const createUserModel = (database: Connection): Users =>
  database.model<UserRecord>('User', schema, 'users');
