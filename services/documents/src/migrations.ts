import {
  createDeletedUserModel,
  createMembershipModel,
  getRateLimitModel,
} from '@grantwright/shared/service';
import { createIndexMigration, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createDocumentModel } from './documents/document-model.ts';
import { createLeftoverModel } from './documents/leftover-model.ts';
import { createExtractedTextModel } from './extracted-texts/extracted-text-model.ts';

/** Returns all migrations of this service's database in order. */
export const createMigrations = (database: Connection): Migration[] => [
  createIndexMigration([
    createDocumentModel(database),
    createLeftoverModel(database),
    createExtractedTextModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
    getRateLimitModel(database),
  ]),
];
