import { rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { resetRequestModel } from './passwords/reset-request-model.ts';
import { createUserModel } from './users/user-model.ts';

/** All migrations of this database, in order. */
export const createMigrations = (database: Connection): Migration[] => [
  indexStep([createUserModel(database), resetRequestModel(database), rateLimitModel(database)]),
];
