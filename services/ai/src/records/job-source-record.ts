import { Schema, type Connection, type Model } from 'mongoose';
import type { SourceDocument } from '../providers/provider.ts';

/** The text of one document of a running job; `_id` is `job/position`. */
export type JobSourceRecord = {
  _id: string;
  jobId: string;
  document: SourceDocument;
  createdAt: Date;
};

/** Longer than any job takes; sources are normally deleted when their job ends. */
const retentionDays = 7;

const schema = new Schema<JobSourceRecord>(
  {
    _id: { type: String, required: true },
    jobId: { type: String, required: true },
    document: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ jobId: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: retentionDays * 24 * 60 * 60 });

export type JobSources = Model<JobSourceRecord>;

export const createJobSourceModel = (database: Connection): JobSources =>
  database.model<JobSourceRecord>('JobSource', schema, 'job_sources');
