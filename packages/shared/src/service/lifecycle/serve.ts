import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { drain, endConnectionsAfterResponse, listen, type Port } from '../http/server.ts';
import type { ListenerTls } from '../http/tls/index.ts';
import type { Logger } from '../../observability/logger.ts';
import { serveMetrics } from '../http/metrics-server.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { ShutdownBudget } from './shutdown-budget.ts';

type Options = {
  server: Server;
  host: string;
  port: Port;
  /** If absent, metrics are not served here. */
  metricsPort?: number | undefined;
  tls?: ListenerTls | undefined;
  metrics: Metrics;
  log: Logger;
  ready: () => Promise<boolean>;
  /** How long a stopping server keeps serving, in milliseconds. */
  keepRespondingMs?: number | undefined;
  /** Called when the shutdown begins, while requests are still served. */
  onStopping: () => void;
  /** Called once new requests are no longer accepted. */
  onDraining?: () => void;
  /** Stops background work after the last request. */
  close: (budget: ShutdownBudget) => Promise<unknown>;
  /** Shutdown time reserved for `close`, in milliseconds. */
  closeMs: number;
};

export type RunningService = {
  port: number;
  url: string;
  metrics: Metrics;
  /**
   * Marks the service not ready, stops consuming, finishes requests in flight and closes. The budget defaults to 25
   * seconds.
   */
  stop: (budget?: ShutdownBudget) => Promise<void>;
};

/** Opens the ports of a service and defines how it stops. */
export async function serve(options: Options): Promise<RunningService> {
  const { server, host, metricsPort, metrics, ready, log } = options;
  const port = await listen(server, options.port, host);
  const metricsServer =
    metricsPort === undefined
      ? undefined
      : await serveMetrics([metrics], { port: metricsPort, host, ready });
  log.info({ port }, 'listening');
  return {
    port,
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    metrics,
    stop: async (budget = new ShutdownBudget()) => {
      options.onStopping();
      endConnectionsAfterResponse(server);
      const requests = budget.reserving(options.closeMs);
      await sleep(Math.min(options.keepRespondingMs ?? 0, requests.remainingMs()));
      options.onDraining?.();
      await drain(server, requests.remainingMs());
      await Promise.all([options.close(budget), budget.run(metricsServer?.close())]);
      log.info('stopped');
    },
  };
}
