import {
  createDeletedUserModel,
  createMembershipModel,
  getRateLimitModel,
} from '@grantwright/shared/service';
import { createIndexMigration, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createAnswerModel } from './answers/answer-model.ts';
import { createApplicationModel } from './applications/application-model.ts';
import { createDeletedOrganizationModel } from './deleted-organizations/deleted-organization-model.ts';
import { createCommentModel } from './reviews/comment-model.ts';
import { createReviewLinkModel } from './reviews/review-link-model.ts';
import { createVersionModel } from './versions/version-model.ts';

/** All migrations of this database, in order. */
export const createMigrations = (database: Connection): Migration[] => [
  createIndexMigration([
    createApplicationModel(database),
    createDeletedOrganizationModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
    createVersionModel(database),
    createAnswerModel(database),
    createReviewLinkModel(database),
    createCommentModel(database),
    getRateLimitModel(database),
  ]),
];
