import { createPublicKey } from 'node:crypto';
import {
  createLogger,
  databaseOf,
  serveMetrics,
  startTracing,
  type RunningService,
  type ShutdownBudget,
} from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import type { LocalConfig } from './config.ts';
import { identityKey } from './data-folder/identity-key.ts';
import { lockDataFolder } from './data-folder/lock-data-folder.ts';
import { openLog } from './data-folder/open-log.ts';
import { prepareDataFolder } from './data-folder/prepare-data-folder.ts';
import { chooseDatabase } from './parts/database.ts';
import { describeParts } from './parts/describe-parts.ts';
import { chooseFiles } from './parts/files.ts';
import { chooseMessages } from './parts/messages.ts';
import { ollamaRuns } from './parts/ollama-runs.ts';
import { choosePorts } from './ports.ts';
import { Undo } from './undo.ts';

type Options = {
  config: LocalConfig;
  env: NodeJS.ProcessEnv;
  /** Receives a line for each slow step. */
  print: (line: string) => void;
  /** Called with a message if a component stops unexpectedly and the product cannot continue. */
  onFailure: (sentence: string) => void;
};

export type RunningProduct = {
  url: string;
  parts: ReturnType<typeof describeParts>;
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
 * Starts the whole product in this process: the gateway and every service on its own loopback port, with embedded components unless the environment configures others.
 *
 * @throws StartupError or ConfigError with instructions; everything already started is stopped
 */
export async function startLocal({
  config,
  env,
  print,
  onFailure,
}: Options): Promise<RunningProduct> {
  const undo = new Undo();
  try {
    await prepareDataFolder(config.DATA_DIR);
    undo.add(await lockDataFolder(config.DATA_DIR));
    const ports = await choosePorts(config.PORT);
    // Loading the services takes as long as starting the database, so both run concurrently.
    const loading = import('./services/index.ts');
    loading.catch(() => undefined);
    const database = await chooseDatabase(config, { env, print, onExit: onFailure });
    undo.add(database.stop);

    const { file: logFile, stream } = await openLog(config.DATA_DIR);
    undo.add(() => new Promise<void>((resolve) => stream.end(resolve)));
    const log = (name: string) =>
      createLogger({ name, level: config.LOG_LEVEL, destination: stream });
    const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    undo.add(async () => tracing?.stop());
    const connect = async (name: string): Promise<Connection> => {
      const connection = await connectMongo({
        uri: database.uri,
        database: databaseOf(name),
        log: log(name),
        isTraced: tracing !== undefined,
      });
      undo.add(() => connection.close());
      return connection;
    };

    const key = await identityKey(config.DATA_DIR);
    const messages = await chooseMessages(config, { log: log('bus'), connect });
    const { bus } = messages;
    const files = chooseFiles(config);
    const { startGateway, startServices } = await loading;
    const surroundings = {
      env,
      bus,
      blobs: files.blobs,
      publicKey: createPublicKey(key),
      identityKey: key,
      ...ports,
      log,
      tracing,
      connect,
    };
    // closed in reverse order: a broker bus after the services, which still publish
    const stopMessages = async (budget: ShutdownBudget) =>
      void (await budget.reserving(afterEventsMs).run(messages.stop()));
    if (!messages.stopsFirst) undo.add(stopMessages);
    const services = await startServices(surroundings);
    undo.add((budget) => stopAll(services, budget.reserving(afterServicesMs)));
    if (messages.stopsFirst) undo.add(stopMessages);
    const gateway = await startGateway(surroundings);
    undo.add((budget) => gateway.stop(budget.reserving(afterRequestsMs)));
    const metrics = await showMetrics(config, [...services, gateway]);
    undo.add(async () => metrics?.close());
    messages.open();

    return {
      url: `http://localhost:${gateway.port}`,
      parts: describeParts(config, { database, messages, files }, await ollamaRuns()),
      logFile,
      ...(metrics && { metricsUrl: `http://127.0.0.1:${metrics.port}/metrics` }),
      stop: () => undo.run(),
      stopImmediately: () => database.stopImmediately?.(),
    };
  } catch (cause) {
    await undo.run();
    throw cause;
  }
}

async function showMetrics({ METRICS_PORT: port }: LocalConfig, services: RunningService[]) {
  if (port === undefined) return undefined;
  const metrics = services.map((service) => service.metrics);
  return await serveMetrics(metrics, { port, host: '127.0.0.1' });
}

async function stopAll(services: RunningService[], budget: ShutdownBudget): Promise<void> {
  await Promise.all(services.map((service) => service.stop(budget)));
}
