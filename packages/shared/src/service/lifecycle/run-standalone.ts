import type { ServiceName } from '../../contract/index.ts';
import type { OutboxModel } from '../../messaging/index.ts';
import { connectMongo } from '../../storage/index.ts';
import type { Connection } from 'mongoose';
import type { KeyObject } from 'node:crypto';
import { ConfigError } from '../config/read-config.ts';
import { createIdentityVerifier } from '../identity/identity.ts';
import { createLogger } from '../../observability/logger.ts';
import { openBus } from './open-bus.ts';
import { idleTimeoutMs } from '../http/server.ts';
import { runService, type ServiceApp, type ServiceTools } from './run-service.ts';
import { getListenerTls, type TlsSettings } from '../http/tls/index.ts';
import { exitAfter, ShutdownBudget, shutdownLimitMs } from './shutdown-budget.ts';
import { startTracing } from '../../observability/tracing/index.ts';
import { openStartupServer } from './startup-server.ts';

type BaseConfig = TlsSettings & {
  HOST: string;
  PORT: number;
  METRICS_PORT: number;
  LOG_LEVEL: string;
  MONGODB_URI: string;
  RABBITMQ_URL?: string | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  GRANTWRIGHT_VERSION: string;
  IDENTITY_PUBLIC_KEY: KeyObject[];
};

type Options<C extends BaseConfig> = {
  name: ServiceName;
  readConfig: (env: Record<string, string | undefined>) => C;
  outboxes: (database: Connection) => OutboxModel[];
  createApp: (tools: ServiceTools, config: C) => ServiceApp | Promise<ServiceApp>;
};

/**
 * How long a stopping server keeps serving: long enough for every kept-alive connection to be closed after one more
 * response, or to time out.
 */
export const keepRespondingMs = idleTimeoutMs + 1_000;

/** Shutdown time reserved for closing the broker, the database and the trace exporter. */
const connectionsMs = 2_000;

export const nameDatabase = (service: string) => `grantwright_${service}`;

/**
 * Implements a service's main.ts: reads the configuration, waits for the database and runs until a stop signal. Does
 * not wait for the broker: until it is connected, events stay in their outboxes.
 */
export async function runStandalone<C extends BaseConfig>(options: Options<C>): Promise<void> {
  const config = readConfigOrExit(options.readConfig);
  const log = createLogger({ name: options.name, level: config.LOG_LEVEL });
  const tls = getListenerTls(config);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      exitAfter(shutdownLimitMs);
      stopping.abort();
    });
  const closeStartupServer = await openStartupServer({ port: config.PORT, host: config.HOST }, tls);
  const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const tracer = tracing?.tracerOf(options.name);
  const bus = openBus(config.RABBITMQ_URL, options.name, log);
  const end = async () => {
    await Promise.all([closeStartupServer(), bus.close(), database?.close(), tracing?.stop()]);
  };
  const unlessStopping = (error: unknown): undefined => {
    if (!stopping.signal.aborted) throw error;
  };
  const database = await connectMongo({
    uri: config.MONGODB_URI,
    database: nameDatabase(options.name),
    log,
    signal: stopping.signal,
    isTraced: tracer !== undefined,
  }).catch(unlessStopping);
  if (!database) return end();
  const service = await runService({
    name: options.name,
    host: config.HOST,
    port: config.PORT,
    metricsPort: config.METRICS_PORT,
    tls,
    internalCa: config.INTERNAL_CA,
    database,
    bus,
    verify: createIdentityVerifier(config.IDENTITY_PUBLIC_KEY, options.name),
    log,
    tracer,
    outboxes: options.outboxes,
    createApp: (tools) => options.createApp(tools, config),
    version: config.GRANTWRIGHT_VERSION,
    untilAborted: stopping.signal,
    beforeListening: closeStartupServer,
    keepRespondingMs,
  }).catch(unlessStopping);
  if (!service) return end();
  await waitForAbort(stopping.signal);
  const budget = new ShutdownBudget();
  await service.stop(budget.reserving(connectionsMs));
  await budget.reserving(connectionsMs / 2).run(bus.close());
  await budget.run(Promise.all([database.close(), tracing?.stop()]));
}

const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Reads the configuration. Prints every error and exits if it is invalid. */
export function readConfigOrExit<C>(readConfig: (env: Record<string, string | undefined>) => C): C {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
