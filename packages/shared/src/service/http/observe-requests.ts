import type { Request, RequestHandler } from 'express';
import type { Logger } from '../../observability/logger.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { logFieldsOf, requestIdHeader, withContext } from '../../observability/request-context.ts';
import { beginRequest, endRequest, type Tracer } from '../../observability/tracing/index.ts';

type Options = {
  log: Logger;
  metrics: Metrics;
  tracer?: Tracer | undefined;
  /** The label of a request: never its raw path, which may contain anything. */
  routeOf?: (req: Request) => string;
  /** Requests that do not get a span and are logged at debug level. */
  isQuiet?: (req: Request) => boolean;
};

const isProbe = ({ path }: Request) => path === '/livez' || path === '/readyz';

/** Returns the path of the matched route, such as `/api/documents/:id`. */
export const getRoutePath = (req: Request): string => {
  const path: unknown = req.route?.path;
  return typeof path === 'string' ? path : 'none';
};

/**
 * Assigns IDs to each request, and records one log line, one measurement and one span when it ends, without its body,
 * cookies or query.
 */
export function observeRequests({
  log,
  metrics,
  tracer,
  routeOf = getRoutePath,
  isQuiet = isProbe,
}: Options): RequestHandler {
  return (req, res, next) => {
    const { method } = req;
    const isQuietRequest = isQuiet(req);
    const { context, span } = beginRequest(
      req.headers,
      method,
      isQuietRequest ? undefined : tracer,
    );
    req.headers[requestIdHeader] = context.requestId;
    const started = process.hrtime.bigint();
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const route = routeOf(req);
      const status = res.statusCode;
      const aborted = !res.writableFinished;
      metrics.requests.observe({ method, route, status }, seconds);
      log[isQuietRequest ? 'debug' : 'info'](
        {
          ...logFieldsOf(context),
          method,
          route,
          status,
          ms: Math.round(seconds * 1000),
          ...(aborted ? { aborted } : {}),
        },
        'request completed',
      );
      if (span) endRequest(span, { method, route, status, aborted });
    });
    withContext(context, next);
  };
}
