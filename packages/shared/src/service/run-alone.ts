import { InProcessBus, memoryDeadLetters, type OutboxModel } from '../messaging/index.ts';
import { connectMongo } from '../storage/index.ts';
import type { Connection } from 'mongoose';
import type { KeyObject } from 'node:crypto';
import { ConfigError } from './config.ts';
import { identityVerifier } from './identity.ts';
import { createLogger } from './logging.ts';
import { runService, type ServiceApp, type ServiceTools } from './run-service.ts';

type BaseConfig = {
  HOST: string;
  PORT: number;
  METRICS_PORT: number;
  LOG_LEVEL: string;
  MONGODB_URI: string;
  IDENTITY_PUBLIC_KEY: KeyObject[];
};

type Options<C extends BaseConfig> = {
  name: string;
  readConfig: (env: Record<string, string | undefined>) => C;
  outboxes: (database: Connection) => OutboxModel[];
  createApp: (tools: ServiceTools, config: C) => ServiceApp;
};

/** The name of the database that a service owns. */
export const databaseOf = (service: string) => `grantwright_${service}`;

/**
 * The whole of a service's main.ts: reads the configuration, connects, runs until it is told to
 * stop. Without a broker the bus stays shut, so events wait in their outboxes and none is lost.
 */
export async function runAlone<C extends BaseConfig>(options: Options<C>): Promise<void> {
  const config = configOrExit(options);
  const log = createLogger({ name: options.name, level: config.LOG_LEVEL });
  const stopping = new AbortController();
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.once(signal, () => stopping.abort());
  const database = await connectMongo({
    uri: config.MONGODB_URI,
    database: databaseOf(options.name),
    log,
    signal: stopping.signal,
  });
  const bus = new InProcessBus({ deadLetters: memoryDeadLetters() });
  log.warn('no message broker is configured: events wait in their outboxes');
  const service = await runService({
    name: options.name,
    host: config.HOST,
    port: config.PORT,
    metricsPort: config.METRICS_PORT,
    database,
    bus,
    verify: identityVerifier(config.IDENTITY_PUBLIC_KEY),
    log,
    outboxes: options.outboxes,
    createApp: (tools) => options.createApp(tools, config),
  });
  await aborted(stopping.signal);
  await bus.close();
  await service.stop();
  await database.close();
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

function configOrExit<C extends BaseConfig>({ readConfig }: Options<C>): C {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
