import { Schema, type Connection, type Model } from 'mongoose';

/** What one person's work took of a model on one day (UTC). */
export type UsageRecord = {
  _id: string;
  ownerId: string;
  day: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** Dollars; absent where the operator has named no prices. */
  cost?: number;
};

const schema = new Schema<UsageRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    day: { type: String, required: true },
    requests: { type: Number, required: true },
    inputTokens: { type: Number, required: true },
    outputTokens: { type: Number, required: true },
    cost: { type: Number },
  },
  { versionKey: false },
);

export type Usages = Model<UsageRecord>;

export const usageModel = (database: Connection): Usages =>
  database.model<UsageRecord>('Usage', schema, 'usage');
