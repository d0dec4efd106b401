import { createDeletedUserModel, createMembershipModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { defaultChoiceModel } from './organizations/default-choice-model.ts';
import { organizationModel } from './organizations/organization-model.ts';

/** All migrations of this database, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    organizationModel(database),
    defaultChoiceModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
  ]),
];
