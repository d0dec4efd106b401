import { createDeletedUserModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { accountModel } from './accounts/account-model.ts';
import { paymentModel } from './payments/payment-model.ts';

/** All migrations of this database, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([accountModel(database), paymentModel(database), createDeletedUserModel(database)]),
];
