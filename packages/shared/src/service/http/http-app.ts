import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import { limits, type Call } from '../../contract/index.ts';
import { contextOf, currentContext, idsOf, withContext } from '../observability/request-context.ts';
import { AppError, ledAstray, problemOf } from '../errors/app-error.ts';
import { admitCaller, handleRoute } from './handle-route.ts';
import { hearOut } from './drain-request.ts';
import type { IdentityVerifier } from '../identity/identity.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Route } from './route.ts';
import { toAppError } from '../errors/to-app-error.ts';
import { beginRequest, endRequest, type Tracer } from '../observability/tracing/index.ts';

export type HttpAppOptions = {
  routes: Route[];
  verify: IdentityVerifier;
  log: Logger;
  metrics: Metrics;
  /** Whether this service's own database and bus answer. */
  ready: () => Promise<boolean>;
  /** Absent where nobody traces. */
  tracer?: Tracer | undefined;
};

/** Answers of a service are data, never pages. */
const dataPolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
};

const json = express.json({ limit: limits.bodyBytes, type: 'application/json' });
const raw = express.raw({ limit: limits.bodyBytes, type: () => true });

/** The http side of a service: its routes, health, and errors as problem+json. Opens nothing. */
export function createHttpApp(options: HttpAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(observe(options));
  app.get('/livez', (_req, res) => void res.json({ alive: true }));
  app.get('/readyz', async (_req, res) => {
    const ready = await options.ready().catch(() => false);
    res.status(ready ? 200 : 503).json({ ready });
  });
  app.use(helmet({ contentSecurityPolicy: dataPolicy, referrerPolicy: { policy: 'no-referrer' } }));
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  for (const route of options.routes) {
    const method = route.call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const { path } = route.call;
    app[method](
      path,
      admitCaller(route, options),
      ...parsers(route.call),
      handleRoute(route, options),
    );
  }
  // the gateway answers for addresses that nobody has
  app.use(() => {
    throw ledAstray();
  });
  app.use(presentError(options.log));
  return app;
}

function parsers(call: Call) {
  if (call.path.includes('/webhooks/')) return [raw];
  return call.body ? [requireJson, json] : [];
}

const requireJson: express.RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json'))
    throw new AppError('unsupported-type', 'The request must be JSON.');
  next();
};

/** Ids, one log line, one measurement and one span an answer. None holds a body, a cookie or a query. */
function observe({ log, metrics, tracer }: HttpAppOptions): express.RequestHandler {
  return (req, res, next) => {
    const { method } = req;
    const { context, span } = beginRequest(
      req.headers,
      method,
      isLook(req.path) ? undefined : tracer,
    );
    const started = process.hrtime.bigint();
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const routePath: unknown = req.route?.path;
      const route = typeof routePath === 'string' ? routePath : 'none';
      const status = res.statusCode;
      const aborted = !res.writableFinished;
      metrics.requests.observe({ method, route, status }, seconds);
      log[isLook(route) ? 'debug' : 'info'](
        {
          ...idsOf(context),
          method,
          route,
          status,
          ms: Math.round(seconds * 1000),
          ...(aborted ? { aborted } : {}),
        },
        'answered',
      );
      if (span) endRequest(span, { method, route, status, aborted });
    });
    withContext(context, next);
  };
}

/** An orchestrator looks every few seconds; that it did is no news. */
const isLook = (route: string) => route === '/livez' || route === '/readyz';

/** The one place that knows how a failure looks on the wire. */
function presentError(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const failure = toAppError(error);
    const requestId = currentContext()?.requestId ?? contextOf(req.headers).requestId;
    if (failure.status >= 500)
      log.error({ err: failure.cause ?? failure, requestId }, failure.code);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    if (failure.retryAfter !== undefined) res.set('Retry-After', String(failure.retryAfter));
    res.status(failure.status).type('application/problem+json').json(problemOf(failure, requestId));
    hearOut(req);
  };
}
