import { sharedLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { documentModel } from './documents/document-model.ts';
import { leftoverModel } from './documents/leftover-model.ts';
import { readAgainWhatWasBlamed } from './readings/read-again-what-was-blamed.ts';
import { readingModel } from './readings/reading-model.ts';

/** All that ever changed what lies in this service's database, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    documentModel(database),
    leftoverModel(database),
    readingModel(database),
    sharedLimitModel(database),
  ]),
  readAgainWhatWasBlamed(database),
];
