import { rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { analysisModel } from './models/analysis-model.ts';
import { forgottenModel } from './models/forgotten-model.ts';
import { usageModel } from './models/usage-model.ts';

/** All that ever changed what lies in this service's database, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    analysisModel(database),
    forgottenModel(database),
    usageModel(database),
    rateLimitModel(database),
  ]),
];
