import { Schema } from 'mongoose';

export type MailKind =
  | 'password-reset'
  | 'password-changed'
  | 'new-device'
  | 'confirm-email'
  | 'email-changed'
  | 'two-step-on'
  | 'two-step-off'
  | 'account-closed'
  | 'comments'
  | 'wrong-codes';

/** A mail that was caused by a change to the user, stored in the same write and removed once it is sent. */
export type PendingMail = {
  id: string;
  kind: MailKind;
  to: string;
  /** The device of a new sign-in. */
  device?: string;
  /** When a closed account is deleted. */
  dueAt?: Date;
  /** The application that was commented on. */
  applicationId?: string;
  createdAt: Date;
  /** How often sending has started. */
  attempts: number;
  /** When sending starts next. */
  nextAt: Date;
};

export const pendingMailSchema = new Schema<PendingMail>(
  {
    id: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, required: true },
    device: { type: String },
    dueAt: { type: Date },
    applicationId: { type: String },
    createdAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    nextAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);
