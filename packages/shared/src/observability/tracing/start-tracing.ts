import { setTimeout as sleep } from 'node:timers/promises';
import type { Tracer } from './tracer.ts';

export type Tracing = {
  /** The tracer of one service; several may share a process. */
  tracerOf: (service: string) => Tracer;
  /** Exports the remaining spans, within a short timeout. */
  stop: () => Promise<void>;
};

const exportTimeoutMs = 2_000;

/**
 * Exports traces to an OTLP collector over http. The exporter is loaded only if there is a collector.
 *
 * @param endpoint OTEL_EXPORTER_OTLP_ENDPOINT; undefined when tracing is off
 */
export async function startTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const [
    { OTLPTraceExporter },
    { BatchSpanProcessor },
    { createOpenTelemetryTracer: openTelemetryTracer },
  ] = await Promise.all([
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
      await Promise.race([sent, sleep(exportTimeoutMs, undefined, { ref: false })]);
    },
  };
}
