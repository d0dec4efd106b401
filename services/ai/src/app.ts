import { fairQueue, internalClient, workerBudget } from '@grantwright/shared/service';
import type { ServiceApp, ServiceTools } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';
import { accountSettingsOf, openAiSettingsOf, type AiSettings } from './config.ts';
import type { Deps } from './deps.ts';
import { createTurns } from './analysis/turns.ts';
import { createTurnsOfCopies } from './analysis/turns-of-copies.ts';
import { forgetAnalysesWhenDocumentDeleted } from './consumers/forget-analyses-when-document-deleted.ts';
import { analysisModel } from './models/analysis-model.ts';
import { forgottenModel } from './models/forgotten-model.ts';
import { usageModel } from './models/usage-model.ts';
import { createOpenAiProvider } from './openai/openai-provider.ts';
import { analystPool } from './providers/analyst-pool.ts';
import { builtInInThreads } from './providers/built-in-in-threads.ts';
import { analystObserver } from './providers/observed.ts';
import { oneReadingAtATime } from './providers/one-reading-at-a-time.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { createThrottle } from './throttle.ts';
import { createAccounts } from './usage/accounts.ts';

export const serviceName = 'ai';

/** No document of this service carries events. */
export const outboxes = () => [];

/** What this service itself holds under load: readings on their way to threads and models, the database driver. */
const reservedMb = 256;
/** Each worker has an encoder thread, which takes about 100 MB. */
const encoderMb = 128;
/** Analyses and extractions by a model at the same time. */
const maxModelReadings = 16;

/** The service of what it is given; opens nothing. */
export function createApp(
  { database, log, metrics, internalCa, memoryLimitMb }: ServiceTools,
  settings: AiSettings,
): ServiceApp {
  const analyses = analysisModel(database);
  const forgotten = forgottenModel(database);
  const usages = usageModel(database);
  const now = () => new Date();
  const budget = workerBudget({
    limitMb: memoryLimitMb,
    reservedMb,
    workers: settings.AI_WORKERS,
    nativeMb: encoderMb,
  });
  const pool = analystPool({
    threads: budget.workers,
    heapMb: budget.heapMb,
    keep: 0,
    // a person goes from the analysis to the draft in minutes; a new thread reads 500 modules first
    idleTimeout: 5 * 60_000,
    onKill: (reason) => metrics.sandboxKills.inc({ sandbox: 'analyst', reason }),
  });
  const internal = internalClient({ documents: settings.DOCUMENTS_URL }, { ca: internalCa });
  const openAi = openAiSettingsOf(settings);
  const queue = fairQueue({ maxRunning: maxModelReadings });
  const observed = analystObserver(metrics);
  const builtIn = observed(builtInInThreads(pool));
  const deps = {
    analysts: {
      configured: openAi
        ? observed(oneReadingAtATime(createOpenAiProvider(openAi), queue))
        : builtIn,
      builtIn,
      check: (input, by) => pool.run('check', input, by),
      openQuestions: (input, by) => pool.run('questions', input, by),
    } satisfies Deps['analysts'],
    internal,
    analyses,
    forgotten,
    accounts: createAccounts({
      usages,
      log,
      now,
      newId: randomUUID,
      ...accountSettingsOf(settings),
    }),
    turns: createTurns(),
    turnsOfCopies: createTurnsOfCopies({ database, log, now }),
    throttle: createThrottle(database, settings),
    now,
  };
  return {
    name: serviceName,
    routes: routes(deps),
    consumers: [forgetAnalysesWhenDocumentDeleted(deps)],
    migrations: migrations(database),
    dispose: async () => {
      await pool.close();
      await internal.close();
    },
  };
}
