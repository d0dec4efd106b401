import { getRequestContext, withContext, type RequestContext } from '../request-context.ts';
import type { Span, SpanAttributes, SpanKind, Tracer } from './tracer.ts';

type SpanOptions = { kind: SpanKind; attributes?: SpanAttributes };

/** Runs work in a child span of the current request. Without tracing, only calls `work`. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const context = getRequestContext();
  if (!context?.tracer) return work();
  const parent = context.traceparent;
  return runInSpan(context.tracer.start(name, { ...options, parent }), context, work);
}

type ContinuedTrace = SpanOptions & {
  requestId: string;
  /** The traceparent received with the message, if any. */
  parent: string | undefined;
};

/** Like `inSpan`, for work that continues a received trace, such as handling an event. */
export async function continueTrace<T>(
  tracer: Tracer,
  name: string,
  { requestId, ...options }: ContinuedTrace,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.start(name, options);
  return runInSpan(span, { requestId, tracer, traceparent: span.traceparent }, work);
}

async function runInSpan<T>(
  span: Span,
  context: RequestContext,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  try {
    return await withContext({ ...context, traceparent: span.traceparent }, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
