import { rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { analysisModel } from './models/analysis-model.ts';
import { deletedDocumentModel } from './models/deleted-document-model.ts';
import { usageModel } from './models/usage-model.ts';

/** Every migration of this service, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    analysisModel(database),
    deletedDocumentModel(database),
    usageModel(database),
    rateLimitModel(database),
  ]),
];
