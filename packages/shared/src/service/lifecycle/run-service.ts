import type { Connection } from 'mongoose';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, OutboxModel, Consumer } from '../../messaging/index.ts';
import { OutboxRelay } from '../../messaging/index.ts';
import { pingMongo, runMigrations, type Migration } from '../../storage/index.ts';
import { createHttpApp } from '../http/http-app.ts';
import type { IdentityVerifier } from '../identity/identity.ts';
import type { Logger } from '../../observability/logger.ts';
import {
  createMetrics,
  registerFailingDocuments,
  registerOutboxAge,
  type Metrics,
} from '../../observability/metrics.ts';
import { packageVersion } from '../config/package-version.ts';
import type { Route } from '../http/route.ts';
import { createExpressServer, type Port } from '../http/server.ts';
import { consumeEvents } from './consume-events.ts';
import type { DeletedUsers } from './deleted-users.ts';
import { serve, type RunningService } from './serve.ts';
import type { ListenerTls } from '../http/tls/index.ts';
import type { Tracer } from '../../observability/tracing/index.ts';
import { readMemoryLimitMb } from '../workers/index.ts';

/** The result of `createApp(deps)`, which does not open connections. */
export type ServiceApp = {
  name: string;
  routes: Route[];
  consumers: Consumer[];
  /** Absent in services that store no user data. */
  deletedUsers?: DeletedUsers;
  /** All migrations of the service so far, in order; the last migrations build indexes. */
  migrations: Migration[];
  /** Prepares additional resources before the service is ready. */
  prepare?: () => Promise<void>;
  /** Hands over background work that other processes continue; responses that wait for it end. */
  handOver?: () => Promise<void>;
  /** Releases the service's own resources, such as workers. */
  dispose?: () => Promise<void>;
};

/** The shared infrastructure provided to a service. */
export type ServiceTools = {
  log: Logger;
  metrics: Metrics;
  relay: OutboxRelay;
  database: Connection;
  /** The certificate authority for internalClient. */
  internalCa?: string | undefined;
  /** The memory of the service and its workers, in MiB. */
  memoryLimitMb: number;
};

type Options = {
  name: string;
  host: string;
  port: Port;
  metricsPort?: number;
  /** If absent, the service uses plain http. */
  tls?: ListenerTls | undefined;
  /** PEM. */
  internalCa?: string | undefined;
  database: Connection;
  bus: Bus;
  verify: IdentityVerifier;
  log: Logger;
  /** Absent when tracing is off. */
  tracer?: Tracer | undefined;
  /** The models whose documents have an outbox. */
  outboxes: (database: Connection) => OutboxModel[];
  createApp: (tools: ServiceTools) => ServiceApp | Promise<ServiceApp>;
  ready?: () => Promise<boolean>;
  /** For a standalone process: failed preparation is retried until this aborts. */
  untilAborted?: AbortSignal;
  /** How long a stopping service keeps serving, in milliseconds. */
  keepRespondingMs?: number;
  /** In MiB; defaults to the limit of the container or machine. */
  memoryLimitMb?: number;
  /** The product version; defaults to that of this package. */
  version?: string;
  /** Called after preparation, just before the port is opened. */
  beforeListening?: () => Promise<void>;
};

/** Shutdown time reserved for events and workers after the last request. */
const afterRequestsMs = 2_000;
/** After this time the service starts without the bus and connects later. */
const busConnectTimeoutMs = 2_000;

/**
 * Runs one service: migrations, relay, consumers, http. The caller owns the database connection and the bus.
 */
export async function runService(options: Options): Promise<RunningService> {
  const { name, database, bus, log, tracer, tls, internalCa } = options;
  const metrics = createMetrics(name, { process: options.metricsPort !== undefined });
  const relay = new OutboxRelay(options.outboxes(database), { bus, log, metrics, tracer });
  registerOutboxAge(metrics, () => relay.oldestPending());
  registerFailingDocuments(metrics, () => relay.failingDocuments());
  const service = await options.createApp({
    log,
    metrics,
    relay,
    database,
    internalCa,
    memoryLimitMb: options.memoryLimitMb ?? readMemoryLimitMb(),
  });
  let stopping = false;
  await prepare(service, options);
  const ready = async () =>
    !stopping &&
    (await pingMongo(database)) &&
    (await bus.ready()) &&
    (await (options.ready?.() ?? Promise.resolve(true)));
  const app = createHttpApp({
    routes: service.routes,
    verify: options.verify,
    log,
    metrics,
    ready,
    tracer,
    refuseDeleted: service.deletedUsers?.refuse,
  });
  const server = createExpressServer(app, { tls, log });
  const { deletedUsers } = service;
  const consumers = deletedUsers ? service.consumers.map(deletedUsers.guard) : service.consumers;
  const consuming = consumeEvents({ name, consumers, bus, log, metrics, tracer });
  await Promise.race([consuming.subscribed, sleep(busConnectTimeoutMs, undefined, { ref: false })]);
  await options.beforeListening?.();
  const stopRepeating = deletedUsers?.startRepeating();
  let consumed: Promise<void> | undefined;
  let handedOver: Promise<void> | undefined;
  const running = await serve({
    ...options,
    server,
    metrics,
    ready,
    onStopping: () => {
      stopping = true;
      consumed = consuming.stop();
      consumed.catch(() => undefined);
    },
    onDraining: () => {
      handedOver = service.handOver?.();
      handedOver?.catch(() => undefined);
    },
    close: async (budget) => {
      const events = budget.reserving(afterRequestsMs / 2);
      await events.run(Promise.all([consumed, relay.stop(), handedOver, stopRepeating?.()]));
      await budget.run(service.dispose?.());
    },
    closeMs: afterRequestsMs,
  });
  relay.start();
  return running;
}

const maxRetryDelayMs = 10_000;

async function prepare(
  { migrations, ...service }: ServiceApp,
  { untilAborted: signal, database, log, version = packageVersion }: Options,
): Promise<void> {
  for (let wait = 250; ; wait = Math.min(wait * 2, maxRetryDelayMs)) {
    try {
      await runMigrations(database, migrations, { log, version, signal });
      return await service.prepare?.();
    } catch (error) {
      if (!signal || signal.aborted) throw error;
      log.warn({ err: error }, 'preparation failed, retrying');
      await sleep(wait, undefined, { signal });
    }
  }
}
