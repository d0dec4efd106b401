import { currentContext, withContext, type RequestContext } from '../request-context.ts';
import type { Span, SpanAttributes, SpanKind, Tracer } from './tracer.ts';

type Described = { kind: SpanKind; attributes?: SpanAttributes };

/**
 * Runs work as a span of the work under way, so that what it asks of others belongs to that span. Where
 * nobody traces it is the call of `work` and nothing else.
 */
export async function inSpan<T>(
  name: string,
  described: Described,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const context = currentContext();
  if (!context?.tracer) return work();
  const parent = context.traceparent;
  return spanned(context.tracer.start(name, { ...described, parent }), context, work);
}

type Continued = Described & {
  requestId: string;
  /** The traceparent that came along, if one did. */
  parent: string | undefined;
};

/** The same for work that continues a trace of elsewhere, such as an event's. */
export async function inSpanOf<T>(
  tracer: Tracer,
  name: string,
  { requestId, ...described }: Continued,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.start(name, described);
  return spanned(span, { requestId, tracer, traceparent: span.traceparent }, work);
}

async function spanned<T>(
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
