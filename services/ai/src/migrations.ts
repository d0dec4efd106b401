import { deletedUserModel, rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { analysisModel } from './models/analysis-model.ts';
import { deletedDocumentModel } from './models/deleted-document-model.ts';
import { jobModel } from './models/job-model.ts';
import { jobResponseModel } from './models/job-response-model.ts';
import { jobSourceModel } from './models/job-source-model.ts';
import { usageModel } from './models/usage-model.ts';

/** Every migration of this service, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    analysisModel(database),
    deletedDocumentModel(database),
    deletedUserModel(database),
    jobModel(database),
    jobResponseModel(database),
    jobSourceModel(database),
    usageModel(database),
    rateLimitModel(database),
  ]),
];
