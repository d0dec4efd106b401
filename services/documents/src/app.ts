import { randomUUID } from 'node:crypto';
import { toOutboxModel, type Consumer } from '@grantwright/shared/messaging';
import {
  createDeletedUsers,
  createMemberships,
  createSharedRateLimit,
  divideWorkerBudget,
} from '@grantwright/shared/service';
import type { DeletedUsers, ServiceApp, ServiceTools } from '@grantwright/shared/service';
import { instrumentBlobStore, type BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { documentsSettingsSchema, type DocumentsSettings } from './config.ts';
import { deleteDocumentsWhenAccountDeleted } from './consumers/delete-documents-when-account-deleted.ts';
import { readTextWhenDocumentSaved } from './consumers/read-text-when-document-saved.ts';
import { removeFileWhenDocumentDeleted } from './consumers/remove-file-when-document-deleted.ts';
import { storeMembershipWhenMembershipChanged } from './consumers/store-membership-when-membership-changed.ts';
import { unshareDocumentsWhenOrganizationDeleted } from './consumers/unshare-documents-when-organization-deleted.ts';
import type { Deps } from './deps.ts';
import { deleteUserData } from './documents/delete-user-data.ts';
import { createDocumentModel } from './documents/document-model.ts';
import { createLeftoverModel } from './documents/leftover-model.ts';
import { startRemovingLeftovers } from './documents/remove-leftovers.ts';
import { createWebPageFetcher, type WebPageFetcher } from './web-pages/fetch-web-page.ts';
import { createExtractedTextModel } from './extracted-texts/extracted-text-model.ts';
import { startRetryingExtractions } from './extracted-texts/retry-extractions.ts';
import { createMigrations } from './migrations.ts';
import { reportIsolation } from './extraction/processes/isolation/report-isolation.ts';
import { createExtractor, type Extractor } from './extraction/processes/extractor.ts';
import { createRoutes } from './routes.ts';
import { createVirusCheck, createScanner } from './scanning/create-virus-check.ts';
import type { VirusScanner } from './scanning/virus-scanner.ts';

export const serviceName = 'documents';

/** Returns the models of collections with an outbox. */
export const createOutboxes = (database: Connection) => [
  toOutboxModel(createDocumentModel(database)),
];

export type DocumentsPorts = {
  blobs: BlobStore;
  settings?: Partial<DocumentsSettings>;
  /** Created from the settings unless passed by a test. */
  extractor?: Extractor;
  pages?: WebPageFetcher;
  scanner?: VirusScanner;
};

export function createApp(tools: ServiceTools, ports: DocumentsPorts): ServiceApp {
  const { database, log } = tools;
  const settings = documentsSettingsSchema.parse(ports.settings ?? {});
  const deps = createDeps(tools, ports, settings);
  let stopRemoving: (() => Promise<void>) | undefined;
  let stopRetrying: (() => Promise<void>) | undefined;
  const deletedUsers = createDeletedUsers({ database, log }, (userId) =>
    deleteUserData(deps, userId),
  );
  return {
    name: serviceName,
    routes: createRoutes(deps),
    consumers: createConsumers(deps, deletedUsers),
    deletedUsers,
    migrations: createMigrations(database),
    prepare: async () => {
      await deps.blobs.prepare();
      deps.extractor.prewarm();
      stopRetrying = startRetryingExtractions(deps);
      stopRemoving = startRemovingLeftovers(deps);
    },
    dispose: async () => {
      await Promise.all([stopRemoving?.(), stopRetrying?.()]);
      await Promise.all([deps.extractor.close(), deps.pages.close()]);
    },
  };
}

function createDeps(
  { database, relay, log, metrics, memoryLimitMb }: ServiceTools,
  ports: DocumentsPorts,
  settings: DocumentsSettings,
): Deps {
  return {
    documents: createDocumentModel(database),
    memberships: createMemberships(database),
    extractedTexts: createExtractedTextModel(database),
    leftovers: createLeftoverModel(database),
    blobs: instrumentBlobStore(ports.blobs, metrics),
    extractor:
      ports.extractor ??
      createExtractor(createExtractorLimits(settings, memoryLimitMb), {
        onKill: (reason) => metrics.sandboxKills.inc({ sandbox: 'extraction', reason }),
        onFault: (fault) => log.error({ fault }, 'extraction failed'),
        onIsolation: (isolation) => reportIsolation(log, isolation),
        onNotice: (fault) => log.warn({ fault }, 'extraction problem'),
      }),
    pages: ports.pages ?? createWebPageFetcher(),
    check: createVirusCheck(ports.scanner ?? createScanner(settings), { log, metrics }),
    relay,
    log,
    now: () => new Date(),
    newId: randomUUID,
    uploadIdleMs: settings.UPLOAD_IDLE_MS,
    firstRetryMs: settings.EXTRACTION_RETRY_MS,
    uploads: createSharedRateLimit(
      database,
      {
        name: 'uploads',
        points: settings.UPLOADS_PER_HOUR * settings.RATE_LIMIT_FACTOR,
        seconds: 60 * 60,
      },
      (wait) => `You have uploaded a lot of files within an hour. Try again in ${wait}.`,
    ),
  };
}

const createConsumers = (deps: Deps, deletedUsers: DeletedUsers): Consumer[] => [
  deleteDocumentsWhenAccountDeleted(deletedUsers),
  readTextWhenDocumentSaved(deps),
  removeFileWhenDocumentDeleted(deps),
  storeMembershipWhenMembershipChanged(deps.memberships),
  unshareDocumentsWhenOrganizationDeleted(deps),
];

/** Memory needed by the service under load for upload chunks, web pages and extracted texts. */
const reservedMb = 256;
/** The OCR process needs this many times the memory of other processes, for page images and the engine. */
const scanShares = 2;
/** Heap size as a fraction of a process's memory. The rest is for buffers: the file, its images and rendered pages. */
const heapFraction = 0.55;

/** Computes limits that keep all extraction processes within the container's memory at full load. */
function createExtractorLimits(settings: DocumentsSettings, limitMb: number) {
  const { workers, workerMb, heapMb } = divideWorkerBudget({
    limitMb,
    reservedMb,
    workers: settings.EXTRACTION_PROCESSES + scanShares,
    heapFraction,
  });
  return {
    processes: Math.max(1, workers - scanShares),
    timeoutMs: settings.EXTRACTION_TIMEOUT_MS,
    heapMb: settings.EXTRACTION_HEAP_MB ?? heapMb,
    processMb: workerMb,
    scanProcessMb: workerMb * scanShares,
  };
}
