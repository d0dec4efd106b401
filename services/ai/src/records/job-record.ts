import type {
  Analysis,
  Extraction,
  GenerateRequest,
  Generation,
  JobKind,
  JobState,
  OrganizationInfo,
  Problem,
  ProblemCode,
  Progress,
  RewriteRequest,
  Rewriting,
} from '@grantwright/shared/contract';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Usage } from '../providers/provider.ts';

/** The input for each kind of job, in addition to its documents. */
export type JobRequests = {
  analysis: { organizationInfo?: OrganizationInfo | undefined; provider?: 'built-in' | undefined };
  /** Notes about files that could not be read. */
  extraction: { notes: string[]; provider?: 'built-in' | undefined };
  draft: GenerateRequest;
  rewrite: RewriteRequest;
};
export type JobResults = {
  analysis: Analysis;
  extraction: Extraction;
  draft: Generation;
  rewrite: Rewriting;
};

/** A failure as stored: the fields of an AppError. */
export type JobFailure = {
  code: ProblemCode;
  detail: string;
  errors?: Problem['errors'];
  /** In seconds. */
  retryAfter?: number;
};

export type JobRecord<K extends JobKind = JobKind> = {
  _id: string;
  ownerId: string;
  kind: K;
  title: string;
  state: JobState;
  /** Identical for all requests for the same work. */
  fingerprint: string;
  /** Removed once the job has ended, along with its sources. */
  request?: JobRequests[K];
  /** The library documents read by the job. */
  documentIds: string[];
  /** Organizations owned by others whose documents the job read. */
  organizationIds?: string[];
  /** Whether the text of the documents is stored, so that any process can resume the job. */
  hasSources: boolean;
  /** The unguessable delimiter of untrusted text in requests to a model. */
  mark: string;
  /** The execution that holds the lease. */
  holder: string;
  leaseUntil: Date;
  /** How many executions stopped without handing the job over. */
  crashes: number;
  /** The total working time of all executions, in milliseconds. */
  workedMs: number;
  /** The latest progress report, and one for each drafted section. */
  progress?: Progress;
  sections: Progress[];
  /** The tokens used by all executions. */
  usage?: Usage;
  result?: JobResults[K];
  failure?: JobFailure;
  startedAt: Date;
  finishedAt?: Date;
  /** When an ended job is deleted. */
  expiresAt?: Date;
};

const schema = new Schema<JobRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    kind: { type: String, required: true },
    title: { type: String, default: '' },
    state: { type: String, required: true },
    fingerprint: { type: String, required: true },
    request: { type: Schema.Types.Mixed },
    documentIds: { type: [String], required: true },
    organizationIds: { type: [String], default: undefined },
    hasSources: { type: Boolean, required: true },
    mark: { type: String, required: true },
    holder: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    crashes: { type: Number, required: true },
    workedMs: { type: Number, required: true },
    progress: { type: Schema.Types.Mixed },
    sections: { type: Schema.Types.Mixed, required: true },
    usage: { type: Schema.Types.Mixed },
    result: { type: Schema.Types.Mixed },
    failure: { type: Schema.Types.Mixed },
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date },
    expiresAt: { type: Date },
  },
  { versionKey: false, minimize: false },
);
const running = { partialFilterExpression: { state: 'running' } };
// one running job of each kind per user
schema.index({ ownerId: 1, kind: 1 }, { unique: true, ...running });
schema.index({ leaseUntil: 1 }, running);
schema.index({ ownerId: 1, startedAt: -1 });
schema.index({ documentIds: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type Jobs = Model<JobRecord>;

export const createJobModel = (database: Connection): Jobs =>
  database.model<JobRecord>('Job', schema, 'jobs');
