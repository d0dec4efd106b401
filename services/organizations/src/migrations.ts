import { createDeletedUserModel, createMembershipModel } from '@grantwright/shared/service';
import { createIndexMigration, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createDefaultChoiceModel } from './organizations/default-choice-model.ts';
import { createOrganizationModel } from './organizations/organization-model.ts';

/** All migrations of this database, in order. */
export const createMigrations = (database: Connection): Migration[] => [
  createIndexMigration([
    createOrganizationModel(database),
    createDefaultChoiceModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
  ]),
];
