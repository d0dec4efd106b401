import { getRateLimitModel } from '@grantwright/shared/service';
import { createIndexMigration, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { resetRequestModel } from './passwords/reset-request-model.ts';
import { createUserModel } from './users/user-model.ts';

/** All migrations of this database, in order. */
export const createMigrations = (database: Connection): Migration[] => [
  createIndexMigration([
    createUserModel(database),
    resetRequestModel(database),
    getRateLimitModel(database),
  ]),
];
