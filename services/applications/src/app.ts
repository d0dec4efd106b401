import { toOutboxModel } from '@grantwright/shared/messaging';
import {
  createDeletedUsers,
  createMemberships,
  startPeriodicTask,
  divideWorkerBudget,
  type KillReason,
  type ServiceApp,
  type ServiceTools,
  type ServiceUrls,
} from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { createAnswerModel } from './answers/answer-model.ts';
import { createApplicationModel } from './applications/application-model.ts';
import { finishInterruptedWrites } from './applications/finish-interrupted-writes.ts';
import { deleteUserData } from './applications/delete-user-data.ts';
import { applicationsSettingsSchema, type ApplicationsSettings } from './config.ts';
import { deleteApplicationsWhenAccountDeleted } from './consumers/delete-applications-when-account-deleted.ts';
import { deleteApplicationsWhenOrganizationDeleted } from './consumers/delete-applications-when-organization-deleted.ts';
import { deleteReviewLinksWhenAccountClosed } from './consumers/delete-review-links-when-account-closed.ts';
import { deletePartsWhenApplicationDeleted } from './consumers/delete-parts-when-application-deleted.ts';
import { deletePartsWhenApplicationWithdrawn } from './consumers/delete-parts-when-application-withdrawn.ts';
import { storeMembershipWhenMembershipChanged } from './consumers/store-membership-when-membership-changed.ts';
import { createContentCleaner } from './content/create-content-cleaner.ts';
import { createDeletedOrganizationModel } from './deleted-organizations/deleted-organization-model.ts';
import type { Deps } from './deps.ts';
import { createServiceClients } from './create-service-clients.ts';
import { createMigrations } from './migrations.ts';
import { createCommentModel } from './reviews/comment-model.ts';
import { createReviewLinkModel } from './reviews/review-link-model.ts';
import { createRoutes } from './routes.ts';
import { createRequestLimits } from './request-limits.ts';
import { createVersionModel } from './versions/version-model.ts';
import { createPdfFiles } from './pdf/create-pdf-files.ts';
import { createWordFiles } from './word/create-word-files.ts';
import {
  threadCount,
  createApplicationWorkers,
  reservedMb,
} from './workers/create-application-workers.ts';

export const serviceName = 'applications';

/** The collections whose documents have an outbox. */
export const createOutboxes = (database: Connection) => [
  toOutboxModel(createApplicationModel(database)),
  toOutboxModel(createCommentModel(database)),
];

export type ApplicationsPorts = { urls: ServiceUrls; settings?: ApplicationsSettings };

/** The interval between checks for writes that were left unchecked by a killed process. */
const checkIntervalMs = 30_000;

/** Builds the service from its dependencies, without opening connections or ports. */
export function createApp(
  { database, relay, log, metrics, internalCa, memoryLimitMb }: ServiceTools,
  { urls, settings = applicationsSettingsSchema.parse({}) }: ApplicationsPorts,
): ServiceApp {
  const budget = divideWorkerBudget({
    limitMb: memoryLimitMb,
    reservedMb,
    workers: threadCount,
  });
  const workers = createApplicationWorkers({ threads: budget.workers, heapMb: budget.heapMb });
  const countKills = (sandbox: string) => (reason: KillReason) =>
    metrics.sandboxKills.inc({ sandbox, reason });
  const deps: Deps = {
    applications: createApplicationModel(database),
    deletedOrganizations: createDeletedOrganizationModel(database),
    versions: createVersionModel(database),
    answers: createAnswerModel(database),
    reviewLinks: createReviewLinkModel(database),
    comments: createCommentModel(database),
    memberships: createMemberships(database),
    services: createServiceClients(urls, internalCa),
    cleaner: createContentCleaner(workers, countKills('content')),
    wordFiles: createWordFiles(workers, countKills('word')),
    pdfFiles: createPdfFiles(workers, countKills('pdf')),
    requestLimits: createRequestLimits(database, settings),
    relay,
    now: () => new Date(),
    newId: randomUUID,
  };
  const deletedUsers = createDeletedUsers({ database, log }, (userId) =>
    deleteUserData(deps, userId),
  );
  let stopChecking: (() => Promise<void>) | undefined;
  return {
    name: serviceName,
    routes: createRoutes(deps),
    consumers: [
      deleteApplicationsWhenAccountDeleted(deletedUsers),
      deleteApplicationsWhenOrganizationDeleted(deps),
      deleteReviewLinksWhenAccountClosed(deps),
      deletePartsWhenApplicationDeleted(deps),
      deletePartsWhenApplicationWithdrawn(deps),
      storeMembershipWhenMembershipChanged(deps.memberships),
    ],
    deletedUsers,
    migrations: createMigrations(database),
    prepare: async () => {
      stopChecking = startPeriodicTask({
        run: () => finishInterruptedWrites(deps),
        intervalMs: checkIntervalMs,
        firstAfterMs: 0,
        onError: (error) => log.warn({ err: error }, 'check of interrupted writes failed'),
      });
    },
    dispose: async () => {
      await stopChecking?.();
      await workers.close();
      await deps.services.close();
    },
  };
}
