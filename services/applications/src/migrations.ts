import { createDeletedUserModel, createMembershipModel, rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { answerModel } from './answers/answer-model.ts';
import { renewSearchTexts } from './answers/renew-search-texts.ts';
import { applicationModel } from './applications/application-model.ts';
import { deletedOrganizationModel } from './deleted-organizations/deleted-organization-model.ts';
import { commentModel } from './reviews/comment-model.ts';
import { reviewLinkModel } from './reviews/review-link-model.ts';
import { versionModel } from './versions/version-model.ts';

/** All migrations of this database, in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    applicationModel(database),
    deletedOrganizationModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
    versionModel(database),
    answerModel(database),
    reviewLinkModel(database),
    commentModel(database),
    rateLimitModel(database),
  ]),
  renewSearchTexts(database),
];
