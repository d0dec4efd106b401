import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Span as OtelSpan, SpanContext } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { AppError } from '../../errors/app-error.ts';
import type { Span, Tracer } from './tracer.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Creates the OpenTelemetry tracer of one service. Sampling follows the standard OTEL_TRACES_SAMPLER. */
export function createOpenTelemetryTracer(service: string, processor: SpanProcessor): Tracer {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'grantwright',
    }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('grantwright');
  return {
    start: (name, { kind, parent, attributes = {} }) => {
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, parseTraceparent(parent))
        : ROOT_CONTEXT;
      return toSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
    },
  };
}

function toSpan(span: OtelSpan): Span {
  return {
    traceparent: formatTraceparent(span.spanContext()),
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (error) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', getErrorName(error));
    },
    end: () => span.end(),
  };
}

const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function parseTraceparent(traceparent: string): SpanContext {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  return { traceId, spanId, traceFlags: parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

/** Returns the kind of an error, never its message. */
function getErrorName(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
