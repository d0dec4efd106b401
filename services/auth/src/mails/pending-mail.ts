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
  | 'wrong-codes'
  | 'receipt';

/** The payment that a receipt email is about. */
export type MailedReceipt = {
  paymentId: string;
  paidAt: Date;
  /** In cents. */
  amount: number;
  currency: string;
};

/** An email about a change to the user, stored in the same write and removed once it is sent. */
export type PendingMail = {
  id: string;
  kind: MailKind;
  to: string;
  /** The device of a new sign-in. */
  device?: string;
  /** When the closed account will be deleted. */
  dueAt?: Date;
  /** The application that was commented on. */
  applicationId?: string;
  receipt?: MailedReceipt;
  createdAt: Date;
  attempts: number;
  nextAt: Date;
};

const receiptSchema = new Schema<MailedReceipt>(
  {
    paymentId: { type: String, required: true },
    paidAt: { type: Date, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
  },
  { _id: false, id: false },
);

export const pendingMailSchema = new Schema<PendingMail>(
  {
    id: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, required: true },
    device: { type: String },
    dueAt: { type: Date },
    applicationId: { type: String },
    receipt: { type: receiptSchema },
    createdAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    nextAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);
