import { Schema, type Connection, type Model } from 'mongoose';

/** The maximum that one running request may use. */
export type UsageReservation = {
  id: string;
  tokens: number;
  /** Dollars; 0 without configured prices. */
  cost: number;
  /** Expiry, later than the end of the longest request. */
  until: Date;
};

/** Model usage: of a user on one day, or of the whole installation in one month (UTC). */
export type UsageRecord = {
  _id: string;
  ownerId?: string;
  day?: string;
  /** `YYYY-MM`; only for the installation, and only with a monthly budget. */
  month?: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** Dollars; absent without configured prices. */
  cost?: number;
  /** Absent in documents of older versions. */
  reservations?: UsageReservation[];
};

const reservationSchema = new Schema<UsageReservation>(
  {
    id: { type: String, required: true },
    tokens: { type: Number, required: true },
    cost: { type: Number, required: true },
    until: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const schema = new Schema<UsageRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String },
    day: { type: String },
    month: { type: String },
    requests: { type: Number, required: true },
    inputTokens: { type: Number, required: true },
    outputTokens: { type: Number, required: true },
    cost: { type: Number },
    reservations: { type: [reservationSchema] },
  },
  { versionKey: false },
);
schema.index({ day: 1 });

export type Usages = Model<UsageRecord>;

export const usageModel = (database: Connection): Usages =>
  database.model<UsageRecord>('Usage', schema, 'usage');
