import { Schema, type Connection, type Model } from 'mongoose';

export type PaymentRecord = {
  _id: string;
  ownerId: string;
  /** In cents. */
  amount: number;
  currency: string;
  /** The provider's id of the intent; absent until its response is stored. */
  providerId?: string;
  status: 'open' | 'succeeded' | 'failed';
  message?: string;
  createdAt: Date;
  /** When the card was charged; absent until then, like the next two fields. */
  paidAt?: Date;
  cardLast4?: string;
  /** In cents; absent if nothing was refunded. */
  amountRefunded?: number;
};

const schema = new Schema<PaymentRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    providerId: { type: String },
    status: { type: String, enum: ['open', 'succeeded', 'failed'], required: true },
    message: { type: String },
    createdAt: { type: Date, required: true },
    paidAt: { type: Date },
    cardLast4: { type: String },
    amountRefunded: { type: Number },
  },
  { versionKey: false },
);
schema.index({ ownerId: 1, createdAt: -1 });

export type Payments = Model<PaymentRecord>;

export const createPaymentModel = (database: Connection): Payments =>
  database.model<PaymentRecord>('Payment', schema, 'payments');
