import { createPublicKey } from 'node:crypto';
import {
  createLogger,
  nameDatabase,
  serveMetrics,
  startTracing,
  type RunningService,
  type ShutdownBudget,
} from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import type { LocalConfig } from './config.ts';
import { loadAuthenticatorKey } from './data-folder/load-authenticator-key.ts';
import { loadIdentityKey } from './data-folder/load-identity-key.ts';
import { lockDataFolder } from './data-folder/lock-data-folder.ts';
import { openLog } from './data-folder/open-log.ts';
import { prepareDataFolder } from './data-folder/prepare-data-folder.ts';
import { chooseDatabase } from './components/database.ts';
import { describeComponents } from './components/describe-components.ts';
import { chooseFiles } from './components/files.ts';
import { chooseMail } from './components/mail.ts';
import { chooseMessages } from './components/messages.ts';
import { isOllamaRunning } from './components/is-ollama-running.ts';
import { holdPorts } from './ports.ts';
import { CleanupStack } from './cleanup.ts';

type Options = {
  config: LocalConfig;
  env: NodeJS.ProcessEnv;
  /** Prints a line for each slow step. */
  print: (line: string) => void;
  /** Called with a message if a component stops unexpectedly and the product cannot continue. */
  onFailure: (sentence: string) => void;
};

export type RunningProduct = {
  url: string;
  components: ReturnType<typeof describeComponents>;
  logFile: string;
  /** Present when METRICS_PORT is set. */
  metricsUrl?: string;
  /** Stops everything in order: requests, events, database, lock. */
  stop: () => Promise<void>;
  /** Stops everything that would outlive this process, without waiting. */
  stopImmediately: () => void;
};

/** Shutdown time, in milliseconds, reserved for the components that stop after the services. */
const afterRequestsMs = 8_000;
const afterEventsMs = 6_000;
const afterServicesMs = 3_000;

/**
 * Starts the whole product in this process: the gateway and every service on its own loopback port, with embedded
 * components unless the environment configures others.
 *
 * @throws StartupError or ConfigError with instructions; everything already started is stopped
 */
export async function startLocal({
  config,
  env,
  print,
  onFailure,
}: Options): Promise<RunningProduct> {
  const cleanup = new CleanupStack();
  try {
    await prepareDataFolder(config.DATA_DIR);
    cleanup.add(await lockDataFolder(config.DATA_DIR));
    const { release, ...ports } = await holdPorts(config.PORT);
    cleanup.add(release);
    // Loading the services takes as long as starting the database, so both run concurrently.
    const loading = import('./services/index.ts');
    loading.catch(() => undefined);
    const database = await chooseDatabase(config, { env, print, onExit: onFailure });
    cleanup.add(database.stop);

    const { log, logFile } = await openLogs(config, cleanup);
    const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    cleanup.add(async () => tracing?.stop());
    const connect = async (name: string): Promise<Connection> => {
      const connection = await connectMongo({
        uri: database.uri,
        database: nameDatabase(name),
        log: log(name),
        isTraced: tracing !== undefined,
      });
      cleanup.add(() => connection.close());
      return connection;
    };

    const key = await loadIdentityKey(config.DATA_DIR);
    const messages = await chooseMessages(config, { log: log('bus'), connect });
    const chosen = { database, messages, files: chooseFiles(config), mail: chooseMail(config) };
    const { startGateway, startServices } = await loading;
    const dependencies = {
      env,
      bus: messages.bus,
      blobs: chosen.files.blobs,
      mailer: chosen.mail.mailer,
      publicKey: createPublicKey(key),
      identityKey: key,
      authenticatorKey: await loadAuthenticatorKey(config.DATA_DIR),
      ...ports,
      log,
      tracing,
      connect,
    };
    // closed in reverse order, so that a broker bus closes after the services, which still publish
    const stopMessages = async (budget: ShutdownBudget) =>
      void (await budget.reserving(afterEventsMs).run(messages.stop()));
    if (!messages.stopsFirst) cleanup.add(stopMessages);
    const services = await startServices(dependencies);
    cleanup.add((budget) => stopAll(services, budget.reserving(afterServicesMs)));
    if (messages.stopsFirst) cleanup.add(stopMessages);
    const gateway = await startGateway(dependencies);
    cleanup.add((budget) => gateway.stop(budget.reserving(afterRequestsMs)));
    const metrics = await showMetrics(config, [...services, gateway]);
    cleanup.add(async () => metrics?.close());
    messages.open();

    return {
      url: `http://localhost:${gateway.port}`,
      components: describeComponents(config, chosen, await isOllamaRunning()),
      logFile,
      ...(metrics && { metricsUrl: `http://127.0.0.1:${metrics.port}/metrics` }),
      stop: () => cleanup.run(),
      stopImmediately: () => database.stopImmediately?.(),
    };
  } catch (cause) {
    await cleanup.run();
    throw cause;
  }
}

async function openLogs({ DATA_DIR, LOG_LEVEL: level }: LocalConfig, cleanup: CleanupStack) {
  const { file: logFile, stream: destination } = await openLog(DATA_DIR);
  cleanup.add(() => new Promise<void>((resolve) => destination.end(resolve)));
  return { logFile, log: (name: string) => createLogger({ name, level, destination }) };
}

async function showMetrics({ METRICS_PORT: port }: LocalConfig, services: RunningService[]) {
  if (port === undefined) return undefined;
  const metrics = services.map((service) => service.metrics);
  return await serveMetrics(metrics, { port, host: '127.0.0.1' });
}

async function stopAll(services: RunningService[], budget: ShutdownBudget): Promise<void> {
  await Promise.all(services.map((service) => service.stop(budget)));
}
