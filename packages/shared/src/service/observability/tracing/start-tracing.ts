import { setTimeout as sleep } from 'node:timers/promises';
import type { Tracer } from './tracer.ts';

export type Tracing = {
  /** The tracer of one service; several may share a process. */
  tracerOf: (service: string) => Tracer;
  /** Sends what is still here, for as long as that takes little time. */
  stop: () => Promise<void>;
};

/** Milliseconds for the last spans when a process stops. */
const farewell = 2_000;

/**
 * Sends traces to a collector that speaks OTLP over http. Loaded only when there is one: whoever traces
 * nothing pays nothing.
 *
 * @param endpoint the collector's address, as OTEL_EXPORTER_OTLP_ENDPOINT names it; undefined for none
 */
export async function startTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }, { openTelemetryTracer }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace-base'),
      import('./open-telemetry.ts'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const processor = new BatchSpanProcessor(new OTLPTraceExporter({ url }));
  return {
    tracerOf: (service) => openTelemetryTracer(service, processor),
    stop: async () => {
      const sent = processor.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(farewell, undefined, { ref: false })]);
    },
  };
}
