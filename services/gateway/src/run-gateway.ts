import type { Bus } from '@grantwright/shared/messaging';
import { startConsumers, groupOf } from '@grantwright/shared/messaging';
import {
  createMetrics,
  createServer,
  drain,
  listen,
  sendElsewhere,
  serveMetrics,
  registerBusConnection,
  registerQueueDepths,
  ShutdownBudget,
  type ListenerTls,
  type Logger,
  type RunningService,
  type ServiceUrls,
  type Tracer,
} from '@grantwright/shared/service';
import type { KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, serviceName } from './app.ts';
import type { GatewaySettings } from './config.ts';
import { answerBrokenRequests } from './proxy/answer-broken-requests.ts';

type Options = {
  host: string;
  port: number;
  /** Absent where somebody else shows the metrics, or nobody. */
  metricsPort?: number;
  /** What the gateway shows; without it, it speaks plain http. */
  tls?: ListenerTls | undefined;
  /** The authority by which services over https are believed. */
  internalCa?: string | undefined;
  settings: GatewaySettings;
  urls: ServiceUrls;
  privateKey: KeyObject;
  webRoot: string;
  bus: Bus;
  log: Logger;
  /** Absent where nobody traces. */
  tracer?: Tracer | undefined;
  /** Milliseconds in which a gateway that stops still takes requests, and sends each sender elsewhere. */
  farewell?: number;
};

/** Milliseconds of a stop for what comes after the last request. */
const afterRequestsMs = 1_000;

/** Runs the gateway. The caller owns the bus. */
export async function runGateway(options: Options): Promise<RunningService> {
  const { bus, log, tracer, metricsPort, tls } = options;
  const metrics = createMetrics(serviceName, { process: metricsPort !== undefined });
  let stopping = false;
  const ready = async () => !stopping && (await bus.ready());
  const app = createApp({ ...options, metrics, ready });
  registerBusConnection(metrics, bus);
  registerQueueDepths(metrics, {
    bus,
    groups: app.consumers.map((consumer) => groupOf(serviceName, consumer)),
    log,
  });
  // a gateway that cannot hear yet works without remembering any session
  let stopConsuming: (() => Promise<void>) | undefined;
  void startConsumers(app.consumers, { service: serviceName, bus, log, metrics, tracer }).then(
    (end) => {
      stopConsuming = end;
    },
  );
  const server = createServer(
    { requestTimeout: 300_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    app.handle,
    { tls, log },
  );
  answerBrokenRequests(server);
  const port = await listen(server, options.port, options.host);
  const served =
    metricsPort === undefined
      ? undefined
      : await serveMetrics([metrics], { port: metricsPort, host: options.host, ready });
  log.info({ port }, 'listening');
  return {
    port,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    metrics,
    stop: async (budget = new ShutdownBudget()) => {
      stopping = true;
      sendElsewhere(server);
      const requests = budget.reserving(afterRequestsMs);
      await sleep(Math.min(options.farewell ?? 0, requests.remainingMs()));
      await drain(server, requests.remainingMs());
      await budget.run(Promise.all([stopConsuming?.(), app.dispose(), served?.close()]));
      log.info('stopped');
    },
  };
}
