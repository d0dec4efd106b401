import { createDeletedUserModel, createMembershipModel, rateLimitModel } from '@grantwright/shared/service';
import { indexStep, type Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { documentModel } from './documents/document-model.ts';
import { deletedFileModel } from './documents/deleted-file-model.ts';
import { copyPublisherDetails } from './extracted-texts/copy-publisher-details.ts';
import { retryMisreportedDocuments } from './extracted-texts/retry-misreported-documents.ts';
import { extractedTextModel } from './extracted-texts/extracted-text-model.ts';

/** Returns all migrations of this service's database in order. */
export const migrations = (database: Connection): Migration[] => [
  indexStep([
    documentModel(database),
    deletedFileModel(database),
    extractedTextModel(database),
    createDeletedUserModel(database),
    createMembershipModel(database),
    rateLimitModel(database),
  ]),
  retryMisreportedDocuments(database),
  copyPublisherDetails(database),
];
