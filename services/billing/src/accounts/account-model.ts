import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { Schema, type Connection, type Model } from 'mongoose';
import {
  entitlementKinds,
  type Account,
  type Reservation,
  type WithdrawnPayment,
} from './account.ts';

/** An account as stored. Records of earlier versions lack the optional fields. */
export type AccountRecord = WithOutbox &
  Omit<Account, 'withdrawnApplications' | 'withdrawnPayments'> &
  Partial<Pick<Account, 'withdrawnApplications' | 'withdrawnPayments'>> & {
    /** The ids of the newest payments, paid or not, in the order in which they were started. */
    recentPayments?: string[];
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

const withdrawnPaymentSchema = new Schema<WithdrawnPayment>(
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
    withdrawnPayments: { type: [withdrawnPaymentSchema], default: [] },
    recentPayments: { type: [String], default: undefined },
    ...outboxFields,
  },
  { versionKey: false },
);
indexOutbox(schema);

export type Accounts = Model<AccountRecord>;

export const createAccountModel = (database: Connection): Accounts =>
  database.model<AccountRecord>('Account', schema, 'accounts');
