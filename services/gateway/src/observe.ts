import {
  endRequest,
  logFieldsOf,
  type Logger,
  type Metrics,
  type Span,
  type RequestContext,
} from '@grantwright/shared/service';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Seen = { route: string; context?: RequestContext; span?: Span | undefined };

export type Observe = (req: IncomingMessage, res: ServerResponse, seen: Seen) => void;

/**
 * One measurement an answer, and one line and one span for what was asked of `/api`: the path as the
 * contract writes it, never as it was sent, for that may hold anything; never a query, a cookie or a body.
 */
export const observer =
  (log: Logger, metrics: Metrics): Observe =>
  (req, res, { route, context, span }) => {
    const started = process.hrtime.bigint();
    const method = req.method ?? '';
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const status = res.statusCode;
      const aborted = !res.writableFinished;
      metrics.requests.observe({ method, route, status }, seconds);
      if (span) endRequest(span, { method, route, status, aborted });
      if (context === undefined) return;
      log.info(
        {
          ...logFieldsOf(context),
          method,
          route,
          status,
          ms: Math.round(seconds * 1000),
          ...(aborted ? { aborted } : {}),
        },
        'answered',
      );
    });
  };
