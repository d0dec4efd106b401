import type { Bus } from '@grantwright/shared/messaging';
import {
  consumeEvents,
  createExpressServer,
  createMetrics,
  serve,
  type ListenerTls,
  type Logger,
  type Port,
  type RunningService,
  type ServiceUrls,
  type Tracer,
} from '@grantwright/shared/service';
import type { KeyObject } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { createApp, serviceName } from './app.ts';
import type { GatewaySettings } from './config.ts';
import { rejectMalformedRequests } from './proxy/reject-malformed-requests.ts';

type Options = {
  host: string;
  port: Port;
  /** If absent, metrics are not served. */
  metricsPort?: number;
  /** If absent, the gateway serves plain http. */
  tls?: ListenerTls | undefined;
  /** The certificate authority for services reached over https. */
  internalCa?: string | undefined;
  settings: GatewaySettings;
  urls: ServiceUrls;
  privateKey: KeyObject;
  webRoot: string;
  bus: Bus;
  log: Logger;
  tracer?: Tracer | undefined;
  /** How long a stopping gateway keeps serving, in milliseconds. */
  keepRespondingMs?: number;
};

/** Shutdown time reserved for the steps after the last request. */
const afterRequestsMs = 1_000;

/** Runs the gateway. The caller owns the bus. */
export async function runGateway(options: Options): Promise<RunningService> {
  const { bus, log, tracer, metricsPort, tls } = options;
  const metrics = createMetrics(serviceName, { process: metricsPort !== undefined });
  let stopping = false;
  const ready = async () => !stopping && (await bus.ready());
  const { app, consumers, dispose } = createApp({ ...options, metrics, ready });
  // not awaited, because sessions are not cached until the bus is connected
  const consuming = consumeEvents({ name: serviceName, consumers, bus, log, metrics, tracer });
  const server = createExpressServer(app, { tls, log, maxHeaderBytes: maxHeaderSize });
  rejectMalformedRequests(server);
  return await serve({
    ...options,
    server,
    metrics,
    ready,
    onStopping: () => {
      stopping = true;
    },
    close: (budget) => budget.run(Promise.all([consuming.stop(), dispose()])),
    closeMs: afterRequestsMs,
  });
}
