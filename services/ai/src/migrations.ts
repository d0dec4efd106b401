import { createDeletedUserModel, createMembershipModel, rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { analysisModel } from './records/analysis-record.ts';
import { deletedDocumentModel } from './records/deleted-document-record.ts';
import { jobModel } from './records/job-record.ts';
import { jobResponseModel } from './records/job-response-record.ts';
import { jobSourceModel } from './records/job-source-record.ts';
import { usageModel } from './records/usage-record.ts';

/** Every migration of this service, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    analysisModel(database),
    deletedDocumentModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
    jobModel(database),
    jobResponseModel(database),
    jobSourceModel(database),
    usageModel(database),
    rateLimitModel(database),
  ]),
];
