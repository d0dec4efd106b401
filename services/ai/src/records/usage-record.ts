import { Schema, type Connection, type Model } from 'mongoose';

/** The maximum usage of one running request. */
export type UsageReservation = {
  id: string;
  tokens: number;
  /** In dollars; 0 if no prices are configured. */
  cost: number;
  /** The expiry, later than the end of the longest request. */
  until: Date;
};

/** The model usage of one user on one day, or of the whole installation in one month (UTC). */
export type UsageRecord = {
  _id: string;
  ownerId?: string;
  day?: string;
  /** `YYYY-MM`; set only for the installation, and only if there is a monthly budget. */
  month?: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** In dollars; absent if no prices are configured. */
  cost?: number;
  reservations: UsageReservation[];
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

export const createUsageModel = (database: Connection): Usages =>
  database.model<UsageRecord>('Usage', schema, 'usage');
