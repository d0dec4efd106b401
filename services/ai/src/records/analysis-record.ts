import type { Analysis } from '@grantwright/shared/contract';
import { Schema, type Connection, type Model } from 'mongoose';

export type AnalysisRecord = {
  /** The cache key from `createAnalysisKey`. */
  _id: string;
  ownerId: string;
  /** Absent for a web page. */
  documentId?: string;
  analysis: Analysis;
  createdAt: Date;
};

const retentionDays = 90;

const schema = new Schema<AnalysisRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    documentId: { type: String },
    analysis: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ documentId: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: retentionDays * 24 * 60 * 60 });

export type Analyses = Model<AnalysisRecord>;

export const createAnalysisModel = (database: Connection): Analyses =>
  database.model<AnalysisRecord>('Analysis', schema, 'analyses');
