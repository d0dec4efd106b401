import type {
  ApplicationFields,
  ApplicationSummary,
  WorkingCopy,
} from '@grantwright/shared/contract';
import { indexOutbox, outboxFields, type WithOutbox } from '@grantwright/shared/messaging';
import { Schema, type Connection, type Model } from 'mongoose';

/** `deleted` applies from the deletion until the relay has published it and removed the document. */
export type StoredStatus = ApplicationFields['status'] | 'deleted';

/** The write that added an application to an organization, which may have been deleted in the meantime. */
export type UncheckedWrite = 'creation' | 'move';

/** Text typed after the last save. */
export type StoredWorkingCopy = Omit<WorkingCopy, 'savedAt'> & { savedAt: Date; authorId?: string };

export type ApplicationRecord = WithOutbox &
  Omit<ApplicationFields, 'status' | 'applicationDate' | 'replaces'> & {
    ownerId: string;
    /** The editor who created the application; absent if the owner created it. */
    creatorId?: string;
    /** The user who last changed the saved text; absent in applications stored before teams. */
    authorId?: string;
    status: StoredStatus;
    applicationDate: string;
    /** Counts the saves, from 1. */
    version: number;
    openGaps: number;
    deadline?: string;
    due?: ApplicationSummary['due'];
    submissionStatus?: ApplicationSummary['submissionStatus'];
    reportDue?: ApplicationSummary['reportDue'];
    openFindings?: ApplicationSummary['openFindings'];
    checklistProgress?: ApplicationSummary['checklistProgress'];
    createdAt: Date;
    updatedAt: Date;
    /** A digest of the request that created the application under an Idempotency-Key. */
    fingerprint?: string;
    /** Set by a write into an organization until a check confirms that the organization still exists. */
    unchecked?: UncheckedWrite;
    workingCopy?: StoredWorkingCopy;
  };

const mixed = { type: Schema.Types.Mixed };
const text = { type: String, default: '' };

const schema = new Schema<ApplicationRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    organizationId: { type: String, required: true },
    creatorId: { type: String },
    authorId: { type: String },
    title: { type: String, required: true },
    grantProgram: text,
    content: text,
    status: { type: String, required: true },
    applicationDate: text,
    analysis: mixed,
    organizationInfo: mixed,
    answers: mixed,
    writerNotes: mixed,
    modelUsage: mixed,
    submission: mixed,
    version: { type: Number, required: true },
    revision: { type: String },
    openGaps: { type: Number, required: true },
    deadline: { type: String },
    due: mixed,
    submissionStatus: { type: String },
    reportDue: { type: String },
    openFindings: mixed,
    checklistProgress: mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    fingerprint: { type: String },
    unchecked: { type: String },
    workingCopy: mixed,
    ...outboxFields,
  },
  { shardKey: { ownerId: 1 }, versionKey: false, minimize: false },
);
// the organization comes last, so that lists and counts for members read only the applications of their teams
schema.index({ ownerId: 1, createdAt: -1, _id: -1, organizationId: 1 });
// covers the count query
schema.index({ ownerId: 1, status: 1, organizationId: 1 });
schema.index({ organizationId: 1 });
schema.index({ unchecked: 1 }, { sparse: true });
indexOutbox(schema);

export type Applications = Model<ApplicationRecord>;

export const createApplicationModel = (database: Connection): Applications =>
  database.model<ApplicationRecord>('Application', schema, 'applications');

/** Omitted from lists. */
export const longFields = [
  'content',
  'analysis',
  'organizationInfo',
  'answers',
  'writerNotes',
  'modelUsage',
  'submission',
  'workingCopy',
] as const;
