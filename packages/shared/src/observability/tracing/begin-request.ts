import type { IncomingHttpHeaders } from 'node:http';
import { readRequestContext, parseTraceparent, type RequestContext } from '../request-context.ts';
import type { Span, Tracer } from './tracer.ts';

/** Creates the context of an inbound request, and its span when tracing is on. */
export function beginRequest(
  headers: IncomingHttpHeaders,
  method: string,
  tracer: Tracer | undefined,
): { context: RequestContext; span?: Span } {
  const context = readRequestContext(headers);
  if (!tracer) return { context };
  const span = tracer.start(method, {
    kind: 'server',
    parent: parseTraceparent(headers),
    attributes: {
      'http.request.method': method,
      'grantwright.request_id': context.requestId,
    },
  });
  return { context: { ...context, tracer, traceparent: span.traceparent }, span };
}

export function endRequest(
  span: Span,
  { method, route, status, aborted }: Record<'method' | 'route', string> & Outcome,
): void {
  span.rename(`${method} ${route}`);
  span.set({ 'http.route': route, 'http.response.status_code': status });
  if (aborted) span.set({ 'error.type': 'aborted' });
  else if (status >= 500) span.fail(String(status));
  span.end();
}

type Outcome = { status: number; aborted: boolean };
