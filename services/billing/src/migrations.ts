import { createDeletedUserModel } from '@grantwright/shared/service';
import { createIndexMigration, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createAccountModel } from './accounts/account-model.ts';
import { createPaymentModel } from './payments/payment-model.ts';

/** All migrations of this database, in order. */
export const createMigrations = (database: Connection): Migration[] => [
  createIndexMigration([
    createAccountModel(database),
    createPaymentModel(database),
    createDeletedUserModel(database),
  ]),
];
