import type { Logger, Metrics } from '@grantwright/shared/service';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Seen = { route: string; requestId?: string };

export type Observe = (req: IncomingMessage, res: ServerResponse, seen: Seen) => void;

/**
 * One measurement an answer, and one line for what was asked of `/api`: the path as the contract
 * writes it, never as it was sent, for that may hold anything; never a query, a cookie or a body.
 */
export const observer =
  (log: Logger, metrics: Metrics): Observe =>
  (req, res, { route, requestId }) => {
    const started = process.hrtime.bigint();
    const method = req.method ?? '';
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const status = res.statusCode;
      metrics.requests.observe({ method, route, status }, seconds);
      if (requestId === undefined) return;
      log.info(
        {
          requestId,
          method,
          route,
          status,
          ms: Math.round(seconds * 1000),
          ...(res.writableFinished ? {} : { aborted: true }),
        },
        'answered',
      );
    });
  };
