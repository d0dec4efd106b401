import type { Bus } from '@grantwright/shared/messaging';
import { startConsumers, groupOf } from '@grantwright/shared/messaging';
import {
  createMetrics,
  createExpressServer,
  drain,
  listen,
  endConnectionsAfterResponse,
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
import { maxHeaderSize } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, serviceName } from './app.ts';
import type { GatewaySettings } from './config.ts';
import { rejectMalformedRequests } from './proxy/reject-malformed-requests.ts';

type Options = {
  host: string;
  port: number;
  /** Without it, metrics are not served here. */
  metricsPort?: number;
  /** Without a certificate the gateway serves plain http. */
  tls?: ListenerTls | undefined;
  /** The certificate authority of services over https. */
  internalCa?: string | undefined;
  settings: GatewaySettings;
  urls: ServiceUrls;
  privateKey: KeyObject;
  webRoot: string;
  bus: Bus;
  log: Logger;
  tracer?: Tracer | undefined;
  /** Milliseconds in which a gateway that stops still takes requests, and sends each sender elsewhere. */
  keepRespondingMs?: number;
};

/** The part of a shutdown that is reserved for the steps after the last request. */
const afterRequestsMs = 1_000;

/** Runs the gateway. The caller owns the bus. */
export async function runGateway(options: Options): Promise<RunningService> {
  const { bus, log, tracer, metricsPort, tls } = options;
  const metrics = createMetrics(serviceName, { process: metricsPort !== undefined });
  let stopping = false;
  const ready = async () => !stopping && (await bus.ready());
  const { app, consumers, dispose } = createApp({ ...options, metrics, ready });
  registerBusConnection(metrics, bus);
  registerQueueDepths(metrics, {
    bus,
    groups: consumers.map((consumer) => groupOf(serviceName, consumer)),
    log,
  });
  // does not wait: until events arrive, sessions are not cached
  let stopConsuming: (() => Promise<void>) | undefined;
  void startConsumers(consumers, { service: serviceName, bus, log, metrics, tracer }).then(
    (end) => {
      stopConsuming = end;
    },
  );
  const server = createExpressServer(app, { tls, log, maxHeaderBytes: maxHeaderSize });
  rejectMalformedRequests(server);
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
      endConnectionsAfterResponse(server);
      const requests = budget.reserving(afterRequestsMs);
      await sleep(Math.min(options.keepRespondingMs ?? 0, requests.remainingMs()));
      await drain(server, requests.remainingMs());
      await budget.run(Promise.all([stopConsuming?.(), dispose(), served?.close()]));
      log.info('stopped');
    },
  };
}
