import { Schema } from 'mongoose';

/** The payment that a receipt email is about. */
export type EmailedReceipt = {
  paymentId: string;
  paidAt: Date;
  /** In cents. */
  amount: number;
  currency: string;
  seller: string;
  cardLast4?: string | undefined;
};

/** The data for the text of each kind of email, besides the time of the change. */
type EmailDetails = {
  'password-reset': object;
  'password-changed': object;
  'new-device': { device: string };
  'confirm-email': object;
  'email-changed': object;
  'two-step-on': object;
  'two-step-off': object;
  /** `dueAt`: when the closed account will be deleted. */
  'account-closed': { dueAt: Date };
  comments: { applicationId: string };
  'wrong-codes': object;
  receipt: { receipt: EmailedReceipt };
};

export type EmailKind = keyof EmailDetails;

export type EmailNotice<Kind extends EmailKind = EmailKind> = {
  [Each in Kind]: { kind: Each } & EmailDetails[Each];
}[Kind];

/** An email about a change to the user, stored in the same write and removed once it is sent. */
export type PendingEmail<Kind extends EmailKind = EmailKind> = EmailNotice<Kind> & {
  id: string;
  to: string;
  createdAt: Date;
  attempts: number;
  nextAt: Date;
};

const receiptSchema = new Schema<EmailedReceipt>(
  {
    paymentId: { type: String, required: true },
    paidAt: { type: Date, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    seller: { type: String, required: true },
    cardLast4: { type: String },
  },
  { _id: false, id: false },
);

export const pendingEmailSchema = new Schema(
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
