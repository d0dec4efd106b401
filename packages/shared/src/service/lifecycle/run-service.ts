import type { Connection } from 'mongoose';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, OutboxModel, Consumer } from '../../messaging/index.ts';
import { startConsumers, groupOf, OutboxRelay } from '../../messaging/index.ts';
import { mongoReady, runMigrations, type Migration } from '../../storage/index.ts';
import { createHttpApp } from '../http/http-app.ts';
import type { IdentityVerifier } from '../identity/identity.ts';
import type { Logger } from '../observability/logger.ts';
import {
  createMetrics,
  registerFailingDocuments,
  registerOutboxAge,
  type Metrics,
} from '../observability/metrics.ts';
import { packageVersion } from '../config/package-version.ts';
import type { Route } from '../http/route.ts';
import { serveMetrics } from '../observability/metrics-server.ts';
import { createExpressServer, drain, listen, sendElsewhere } from '../http/server.ts';
import { registerBusConnection } from '../observability/bus-metrics.ts';
import { registerQueueDepths } from '../observability/queue-metrics.ts';
import { ShutdownBudget } from './shutdown-budget.ts';
import type { ListenerTls } from '../http/tls/index.ts';
import type { Tracer } from '../observability/tracing/index.ts';
import { memoryLimitMb } from '../workers/index.ts';

/** What a service is made of; its createApp(deps) makes it and opens nothing. */
export type ServiceApp = {
  name: string;
  routes: Route[];
  consumers: Consumer[];
  /** What brings the database to what this version needs, its indexes too: all there ever was, in order. */
  migrations: Migration[];
  /** Gets ready what else the service counts on. */
  prepare?: () => Promise<void>;
  /** Ends what the service itself holds, such as workers. */
  dispose?: () => Promise<void>;
};

/** What every service is given. */
export type ServiceTools = {
  log: Logger;
  metrics: Metrics;
  relay: OutboxRelay;
  database: Connection;
  /** The authority by which other services are believed, for internalClient. */
  internalCa?: string | undefined;
  /** What the service and its workers may hold, in MiB. */
  memoryLimitMb: number;
};

type Options = {
  name: string;
  host: string;
  port: number;
  metricsPort?: number;
  /** What the service shows; without it, it speaks plain http. */
  tls?: ListenerTls | undefined;
  /** In PEM form. */
  internalCa?: string | undefined;
  database: Connection;
  bus: Bus;
  verify: IdentityVerifier;
  log: Logger;
  /** Absent where nobody traces. */
  tracer?: Tracer | undefined;
  /** Models whose documents carry an outbox, by the connection. */
  outboxes: (database: Connection) => OutboxModel[];
  createApp: (tools: ServiceTools) => ServiceApp;
  ready?: () => Promise<boolean>;
  /** Given to a process of its own: what cannot be prepared is tried again until this aborts. */
  untilAborted?: AbortSignal;
  /** Milliseconds in which a service that stops still takes requests, and sends each sender elsewhere. */
  farewell?: number;
  /** In MiB; what the container or the machine allows where nothing else is said. */
  memoryLimitMb?: number;
  /** Of the product; this package's own where nothing else is said. */
  version?: string;
  /** Called when everything is prepared, just before the port is taken. */
  beforeListening?: () => Promise<void>;
};

export type RunningService = {
  port: number;
  url: string;
  metrics: Metrics;
  /** Not ready, stop consuming, finish what is in flight, close: within the budget, 25 seconds without one. */
  stop: (budget?: ShutdownBudget) => Promise<void>;
};

/** Milliseconds of a stop for what comes after the last request: events and workers. */
const afterRequestsMs = 2_000;
/** Milliseconds for the bus at the start; one that is not there by then is waited for while working. */
const busWithin = 2_000;

/** Runs one service: migrations, relay, consumers, http. The caller owns the database connection and the bus. */
export async function runService(options: Options): Promise<RunningService> {
  const { name, database, bus, log, tracer, tls, internalCa } = options;
  const metrics = createMetrics(name, { process: options.metricsPort !== undefined });
  const relay = new OutboxRelay(options.outboxes(database), { bus, log, metrics, tracer });
  registerOutboxAge(metrics, () => relay.oldestPending());
  registerFailingDocuments(metrics, () => relay.failingDocuments());
  registerBusConnection(metrics, bus);
  const service = options.createApp({
    log,
    metrics,
    relay,
    database,
    internalCa,
    memoryLimitMb: options.memoryLimitMb ?? memoryLimitMb(),
  });
  registerQueueDepths(metrics, {
    bus,
    groups: service.consumers.map((consumer) => groupOf(name, consumer)),
    log,
  });
  let stopping = false;
  await prepare(service, options);
  const ready = async () =>
    !stopping &&
    (await mongoReady(database)) &&
    (await bus.ready()) &&
    (await (options.ready?.() ?? Promise.resolve(true)));
  const app = createHttpApp({
    routes: service.routes,
    verify: options.verify,
    log,
    metrics,
    ready,
    tracer,
  });
  const server = createExpressServer(app, { tls, log });
  // undefined for as long as the bus never came: then there is nothing to end
  let stopConsuming: (() => Promise<void>) | undefined;
  const consuming = startConsumers(service.consumers, {
    service: name,
    bus,
    log,
    metrics,
    tracer,
  }).then((end) => {
    stopConsuming = end;
  });
  await Promise.race([consuming, sleep(busWithin, undefined, { ref: false })]);
  await options.beforeListening?.();
  const port = await listen(server, options.port, options.host);
  const served =
    options.metricsPort === undefined
      ? undefined
      : await serveMetrics([metrics], { port: options.metricsPort, host: options.host, ready });
  relay.start();
  log.info({ port }, 'listening');
  return {
    port,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    metrics,
    stop: async (budget = new ShutdownBudget()) => {
      stopping = true;
      sendElsewhere(server);
      const consumed = stopConsuming?.();
      consumed?.catch(() => undefined);
      const requests = budget.reserving(afterRequestsMs);
      await sleep(Math.min(options.farewell ?? 0, requests.remainingMs()));
      await drain(server, requests.remainingMs());
      const events = budget.reserving(afterRequestsMs / 2);
      await events.run(Promise.all([consumed, relay.stop()]));
      await budget.run(Promise.all([service.dispose?.(), served?.close()]));
      log.info('stopped');
    },
  };
}

const longestWait = 10_000;

async function prepare(
  { migrations, ...service }: ServiceApp,
  { untilAborted: signal, database, log, version = packageVersion }: Options,
): Promise<void> {
  for (let wait = 250; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      await runMigrations(database, migrations, { log, version, signal });
      return await service.prepare?.();
    } catch (error) {
      if (!signal || signal.aborted) throw error;
      log.warn({ err: error }, 'not prepared yet');
      await sleep(wait, undefined, { signal });
    }
  }
}
