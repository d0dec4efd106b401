import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { Schema, type Connection, type Model } from 'mongoose';

export const entitlementKinds = ['free', 'credit', 'super-user'] as const;
export type EntitlementKind = (typeof entitlementKinds)[number];

/** An entitlement taken for one application, under that application's id. */
export type Reservation = {
  id: string;
  kind: EntitlementKind;
  /** `held` until the application is known to be stored, then `settled` for good. */
  state: 'held' | 'settled';
  at: Date;
  /** The payment whose credit it is; absent for other kinds, and where no payment was known. */
  paymentId?: string;
};

/** A payment whose money went back after it gave a credit. */
export type WithdrawnPayment = {
  id: string;
  reason: 'refunded' | 'disputed';
  /** The flag: its credit was used by an application, and could not be withdrawn. */
  isUsed: boolean;
  at: Date;
};

/**
 * What one person may still create. All that decides about it stands in this one document, so that
 * two creations racing for the last entitlement meet in one write.
 */
export type AccountRecord = WithOutbox & {
  freeLeft: number;
  /** Paid and not yet used. Below zero only when an application came whose reservation was gone. */
  credits: number;
  reservations: Reservation[];
  /** Applications withdrawn during their creation: never charged, however late other events about them come. */
  withdrawnApplications?: string[];
  /** Payments whose credit was given: each gives one, once. */
  creditedPayments: string[];
  /** Absent in records of earlier versions. */
  withdrawnPayments?: WithdrawnPayment[];
};

const reservationSchema = new Schema<Reservation>(
  {
    id: { type: String, required: true },
    kind: { type: String, enum: entitlementKinds, required: true },
    state: { type: String, enum: ['held', 'settled'], required: true },
    at: { type: Date, required: true },
    paymentId: { type: String },
  },
  { _id: false, id: false },
);

const withdrawnSchema = new Schema<WithdrawnPayment>(
  {
    id: { type: String, required: true },
    reason: { type: String, enum: ['refunded', 'disputed'], required: true },
    isUsed: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const schema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    freeLeft: { type: Number, required: true },
    credits: { type: Number, required: true },
    reservations: { type: [reservationSchema], default: [] },
    withdrawnApplications: { type: [String] },
    creditedPayments: { type: [String], default: [] },
    withdrawnPayments: { type: [withdrawnSchema], default: [] },
    ...outboxFields,
  },
  { versionKey: false },
);
indexOutbox(schema);

export type Accounts = Model<AccountRecord>;

export const accountModel = (database: Connection): Accounts =>
  database.model<AccountRecord>('Account', schema, 'accounts');
