import { rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { userModel } from './users/user-model.ts';

/** All migrations of this database, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([userModel(database), rateLimitModel(database)]),
];
