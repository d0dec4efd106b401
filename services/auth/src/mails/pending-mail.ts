import { Schema } from 'mongoose';

/** The payment that a receipt email is about. */
export type MailedReceipt = {
  paymentId: string;
  paidAt: Date;
  /** In cents. */
  amount: number;
  currency: string;
  /** Absent if the payment was announced by an earlier version; the email then has no attachment. */
  seller?: string | undefined;
  cardLast4?: string | undefined;
};

/** The data for the text of each kind of email, besides the time of the change. */
type MailDetails = {
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
  receipt: { receipt: MailedReceipt };
};

export type MailKind = keyof MailDetails;

export type MailNotice<Kind extends MailKind = MailKind> = {
  [Each in Kind]: { kind: Each } & MailDetails[Each];
}[Kind];

/** An email about a change to the user, stored in the same write and removed once it is sent. */
export type PendingMail<Kind extends MailKind = MailKind> = MailNotice<Kind> & {
  id: string;
  to: string;
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
    seller: { type: String },
    cardLast4: { type: String },
  },
  { _id: false, id: false },
);

export const pendingMailSchema = new Schema(
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
