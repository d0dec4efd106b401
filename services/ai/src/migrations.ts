import {
  createDeletedUserModel,
  createMembershipModel,
  getRateLimitModel,
} from '@grantwright/shared/service';
import { createIndexMigration, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createAnalysisModel } from './records/analysis-record.ts';
import { createDeletedDocumentModel } from './records/deleted-document-record.ts';
import { createJobModel } from './records/job-record.ts';
import { createJobResponseModel } from './records/job-response-record.ts';
import { createJobSourceModel } from './records/job-source-record.ts';
import { createUsageModel } from './records/usage-record.ts';

/** Every migration of this service, in order. */
export const createMigrations = (database: Connection): Migration[] => [
  createIndexMigration([
    createAnalysisModel(database),
    createDeletedDocumentModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
    createJobModel(database),
    createJobResponseModel(database),
    createJobSourceModel(database),
    createUsageModel(database),
    getRateLimitModel(database),
  ]),
];
