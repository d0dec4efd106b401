import { randomUUID } from 'node:crypto';
import { outboxOf } from '@grantwright/shared/messaging';
import { counter, sharedLimit, workerBudget } from '@grantwright/shared/service';
import type { Metrics, ServiceApp, ServiceTools } from '@grantwright/shared/service';
import { observedBlobs, type BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { documentsSettingsSchema, type DocumentsSettings } from './config.ts';
import { readTextWhenDocumentSaved } from './consumers/read-text-when-document-saved.ts';
import { removeFileWhenDocumentDeleted } from './consumers/remove-file-when-document-deleted.ts';
import type { Deps } from './deps.ts';
import { documentModel } from './documents/document-model.ts';
import { leftoverModel } from './documents/leftover-model.ts';
import { createPageFetcher, type PageFetcher } from './pages/fetch-page.ts';
import { reportIsolation } from './reading/worker/isolation/report-isolation.ts';
import { createReader, type Reader } from './reading/worker/reader.ts';
import { startReadingAgain } from './readings/read-again.ts';
import { readingModel } from './readings/reading-model.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { chooseCheck, scannerOf } from './scanning/choose-check.ts';
import type { FileScanner } from './scanning/file-scanner.ts';
import { sweepFiles } from './sweep/sweep-files.ts';
import { startSweeping, sweepOutcomes, type SweepOutcome } from './sweep/sweep-job.ts';

export const serviceName = 'documents';

/** The collections whose documents carry events. */
export const outboxes = (database: Connection) => [outboxOf(documentModel(database))];

export type DocumentsPorts = {
  blobs: BlobStore;
  settings?: Partial<DocumentsSettings>;
  /** Given by tests; made from the settings otherwise. */
  reader?: Reader;
  pages?: PageFetcher;
  scanner?: FileScanner;
};

/** The service of what it is given; opens nothing. */
export function createApp(
  { database, relay, log, metrics, memoryLimitMb }: ServiceTools,
  ports: DocumentsPorts,
): ServiceApp {
  const settings = documentsSettingsSchema.parse(ports.settings ?? {});
  const deps: Deps = {
    documents: documentModel(database),
    readings: readingModel(database),
    leftovers: leftoverModel(database),
    blobs: observedBlobs(ports.blobs, metrics),
    reader:
      ports.reader ??
      createReader(readerLimits(settings, memoryLimitMb), {
        onKill: (reason) => metrics.sandboxKills.inc({ sandbox: 'reading', reason }),
        onFault: (fault) => log.error({ fault }, 'a document was not read, by a fault of ours'),
        onIsolation: (isolation) => reportIsolation(log, isolation),
        onNotice: (fault) => log.warn({ fault }, 'something went wrong while a document was read'),
      }),
    pages: ports.pages ?? createPageFetcher(),
    check: chooseCheck(ports.scanner ?? scannerOf(settings), { log, metrics }),
    relay,
    log,
    now: () => new Date(),
    newId: randomUUID,
    uploadIdleMs: settings.UPLOAD_IDLE_MS,
    readAgainAfterMs: settings.READ_AGAIN_AFTER_MS,
    uploads: sharedLimit(
      database,
      {
        name: 'uploads',
        points: settings.UPLOADS_PER_HOUR * settings.RATE_LIMIT_FACTOR,
        seconds: 60 * 60,
      },
      (wait) => `That is a lot of uploads within an hour. Please try again in ${wait}.`,
    ),
  };
  const sweepEveryMs = settings.FILE_SWEEP_HOURS * 60 * 60 * 1000;
  const retentionMs = settings.FILE_TRASH_DAYS * 24 * 60 * 60 * 1000;
  const count = sweepCounter(metrics);
  const before = (ms: number) => new Date(deps.now().getTime() - ms);
  let stopSweeping: (() => Promise<void>) | undefined;
  let stopReadingAgain: (() => Promise<void>) | undefined;
  return {
    name: serviceName,
    routes: routes(deps),
    rules: [readTextWhenDocumentSaved(deps), removeFileWhenDocumentDeleted(deps)],
    migrations: migrations(database),
    prepare: async () => {
      await deps.blobs.ready();
      deps.reader.warm();
      stopReadingAgain = startReadingAgain(deps);
      stopSweeping = startSweeping({
        database,
        log,
        holder: deps.newId(),
        now: deps.now,
        every: sweepEveryMs,
        within: sweepWithin,
        count,
        sweep: (goOn) =>
          sweepFiles(
            { ...deps, database },
            { storedBefore: before(sweepEveryMs), trashedBefore: before(retentionMs), goOn },
          ),
      });
    },
    dispose: async () => {
      await Promise.all([stopSweeping?.(), stopReadingAgain?.()]);
      await Promise.all([deps.reader.close(), deps.pages.close()]);
    },
  };
}

/** Milliseconds without a word after which another copy takes over the sweep of files. */
const sweepWithin = 10 * 60_000;

function sweepCounter(metrics: Metrics): (outcome: SweepOutcome) => void {
  const sweeps = counter(metrics, {
    name: 'file_sweeps_total',
    help: 'Sweeps of files without a document, by outcome',
    labelNames: ['outcome'],
  });
  // shown from the start: an alert cannot see the first step of a figure that was not there
  for (const outcome of sweepOutcomes) sweeps.inc({ outcome }, 0);
  return (outcome) => sweeps.inc({ outcome });
}

/** What this service itself holds under load: pieces of uploads, web pages, readings on their way out. */
const reservedMb = 256;
/** The process in which scans are recognized holds as much as so many others: pictures of pages, and the engine. */
const scanShares = 2;
/** Half of what a process holds are buffers: the file, its pictures, pages being painted. */
const heapShare = 0.55;

/** What reading may take, so that all processes at full load fit into the memory of the container. */
function readerLimits(settings: DocumentsSettings, limitMb: number) {
  const { workers, workerMb, heapMb } = workerBudget({
    limitMb,
    reservedMb,
    workers: settings.READING_PROCESSES + scanShares,
    heapShare,
  });
  return {
    processes: Math.max(1, workers - scanShares),
    timeoutMs: settings.READING_TIMEOUT_MS,
    heapMb: settings.READING_HEAP_MB ?? heapMb,
    processMb: workerMb,
    scanProcessMb: workerMb * scanShares,
  };
}
