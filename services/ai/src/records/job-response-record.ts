import { Schema, type Connection, type Model } from 'mongoose';
import type { ModelResponse } from '../providers/provider.ts';

/** A model's response to one request of a running job; `_id` is `job/request hash`. */
export type JobResponseRecord = {
  _id: string;
  jobId: string;
  response: ModelResponse;
  createdAt: Date;
};

/** Longer than any job takes; responses are normally deleted when their job ends. */
const retentionDays = 7;

const schema = new Schema<JobResponseRecord>(
  {
    _id: { type: String, required: true },
    jobId: { type: String, required: true },
    response: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ jobId: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: retentionDays * 24 * 60 * 60 });

export type JobResponses = Model<JobResponseRecord>;

export const createJobResponseModel = (database: Connection): JobResponses =>
  database.model<JobResponseRecord>('JobResponse', schema, 'job_responses');
