import {
  createDeletedUsers,
  createMemberships,
  createFairQueue,
  createInternalClient,
  divideWorkerBudget,
} from '@grantwright/shared/service';
import type { Consumer } from '@grantwright/shared/messaging';
import type { DeletedUsers, ServiceApp, ServiceTools } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';
import {
  toAccountSettings,
  getJobMs,
  toOpenAiSettings,
  toPrices,
  type AiSettings,
} from './config.ts';
import type { Deps } from './deps.ts';
import { deleteJobsWhenAccountDeleted } from './consumers/delete-jobs-when-account-deleted.ts';
import { forgetAnalysesWhenDocumentDeleted } from './consumers/forget-analyses-when-document-deleted.ts';
import { storeMembershipWhenMembershipChanged } from './consumers/store-membership-when-membership-changed.ts';
import { deleteUserData } from './jobs/delete-user-data.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import { jobLeaseMs } from './jobs/keep-lease.ts';
import { createAnalysisModel } from './records/analysis-record.ts';
import { createDeletedDocumentModel } from './records/deleted-document-record.ts';
import { createJobModel } from './records/job-record.ts';
import { createJobResponseModel } from './records/job-response-record.ts';
import { createJobSourceModel } from './records/job-source-record.ts';
import { createUsageModel } from './records/usage-record.ts';
import type { FindRepetitions } from './openai/tools.ts';
import { createAnalystPool } from './providers/analyst-pool.ts';
import { createThreadedAnalyst } from './providers/threaded-analyst.ts';
import { createInstrumenter } from './providers/instrument-provider.ts';
import { serializeByUser } from './providers/serialize-by-user.ts';
import { createMigrations } from './migrations.ts';
import { createRoutes } from './routes.ts';
import { createUsageLimits } from './usage-limits.ts';
import { createUsageBudget } from './usage/usage-budget.ts';

export const serviceName = 'ai';

/** This service does not publish events. */
export const outboxes = () => [];

/** Memory the main process needs under load for document text in transit and the database driver. */
const reservedMb = 256;
/** Each worker has an encoder thread of about 100 MB. */
const encoderMb = 128;
/** The maximum number of concurrent analyses and extractions by a model. */
const maxConcurrentModelCalls = 16;

/** @param pool the threads of the built-in analyst; shared by tests, because they take seconds to load */
export async function createApp(
  tools: ServiceTools,
  settings: AiSettings,
  pool = createPool(tools, settings),
): Promise<ServiceApp> {
  const { database, log, internalCa } = tools;
  const usages = createUsageModel(database);
  const now = () => new Date();
  const internal = createInternalClient(
    { documents: settings.DOCUMENTS_URL, applications: settings.APPLICATIONS_URL },
    { ca: internalCa },
  );
  const deps: Deps = {
    analysts: await createAnalysts(tools, settings, pool),
    internal,
    analyses: createAnalysisModel(database),
    deletedDocuments: createDeletedDocumentModel(database),
    memberships: createMemberships(database),
    usages,
    budget: createUsageBudget({
      usages,
      log,
      now,
      newId: randomUUID,
      ...toAccountSettings(settings),
    }),
    jobs: createJobModel(database),
    jobSources: createJobSourceModel(database),
    jobResponses: createJobResponseModel(database),
    runner: createJobRunner(() => deps, {
      log,
      limitMs: getJobMs(settings),
      leaseMs: jobLeaseMs,
    }),
    usageLimits: createUsageLimits(database, settings),
    now,
  };
  const deletedUsers = createDeletedUsers({ database, log }, (userId) =>
    deleteUserData(deps, userId),
  );
  return {
    name: serviceName,
    routes: createRoutes(deps),
    consumers: createConsumers(deps, deletedUsers),
    deletedUsers,
    migrations: createMigrations(database),
    prepare: async () => deps.runner.continueAbandoned(),
    handOver: () => deps.runner.handOver(),
    dispose: async () => {
      await pool.close();
      await internal.close();
    },
  };
}

async function createAnalysts(
  { metrics }: ServiceTools,
  settings: AiSettings,
  pool: ReturnType<typeof createPool>,
): Promise<Deps['analysts']> {
  const instrument = createInstrumenter(metrics, toPrices(settings));
  const builtIn = instrument(createThreadedAnalyst(pool));
  const analysts: Omit<Deps['analysts'], 'configured'> = {
    builtIn,
    check: (input, options) => pool.run('check', input, options),
    findPassages: (input, options) => pool.run('passages', input, options),
    openQuestions: (input, options) => pool.run('questions', input, options),
  };
  const openAi = toOpenAiSettings(settings);
  if (!openAi) return { ...analysts, configured: builtIn };
  const findRepetitions: FindRepetitions = (requirements, options) =>
    pool.run('repetitions', { requirements }, options);
  // loaded only where a model is configured, because loading it takes a tenth of the startup time
  const { createOpenAiProvider } = await import('./openai/openai-provider.ts');
  const model = createOpenAiProvider(openAi, findRepetitions);
  const queue = createFairQueue({ maxRunning: maxConcurrentModelCalls });
  return { ...analysts, configured: instrument(serializeByUser(model, queue)) };
}

function createPool({ memoryLimitMb, metrics }: ServiceTools, settings: AiSettings) {
  const budget = divideWorkerBudget({
    limitMb: memoryLimitMb,
    reservedMb,
    workers: settings.AI_WORKERS,
    nativeMb: encoderMb,
  });
  return createAnalystPool({
    threads: budget.workers,
    heapMb: budget.heapMb,
    keep: 0,
    // users spend minutes between analysis and draft, and a new thread would first have to load 400
    // modules
    idleTimeout: 5 * 60_000,
    onKill: (reason) => metrics.sandboxKills.inc({ sandbox: 'analyst', reason }),
  });
}

const createConsumers = (deps: Deps, deletedUsers: DeletedUsers): Consumer[] => [
  deleteJobsWhenAccountDeleted(deletedUsers),
  forgetAnalysesWhenDocumentDeleted(deps),
  storeMembershipWhenMembershipChanged(deps.memberships),
];
