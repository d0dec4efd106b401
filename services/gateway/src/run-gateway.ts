import type { Bus } from '@grantwright/shared/messaging';
import { consume } from '@grantwright/shared/messaging';
import {
  createMetrics,
  drain,
  listen,
  sendElsewhere,
  type Logger,
  type RunningService,
  type ServiceUrls,
  type Tracer,
} from '@grantwright/shared/service';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, serviceName } from './app.ts';
import type { GatewaySettings } from './config.ts';
import { answerBrokenRequests } from './proxy/answer-broken-requests.ts';

type Options = {
  host: string;
  port: number;
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

/** Milliseconds for what is in flight when the gateway stops. */
const grace = 15_000;

/** Runs the gateway. The caller owns the bus. */
export async function runGateway(options: Options): Promise<RunningService> {
  const { bus, log, tracer } = options;
  const metrics = createMetrics(serviceName);
  let stopping = false;
  const app = createApp({
    ...options,
    metrics,
    ready: async () => !stopping && (await bus.ready()),
  });
  // a gateway that cannot hear yet works without remembering any session
  let stopConsuming: (() => Promise<void>) | undefined;
  void consume(app.rules, { service: serviceName, bus, log, metrics, tracer }).then((end) => {
    stopConsuming = end;
  });
  const server = createServer(
    { requestTimeout: 300_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    app.handle,
  );
  answerBrokenRequests(server);
  const port = await listen(server, options.port, options.host);
  log.info({ port }, 'listening');
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      sendElsewhere(server);
      await sleep(options.farewell ?? 0);
      await drain(server, grace);
      await stopConsuming?.();
      await app.dispose();
      log.info('stopped');
    },
  };
}
