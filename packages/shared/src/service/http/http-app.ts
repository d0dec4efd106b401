import express, { type Express } from 'express';
import { limits, type Endpoint } from '../../contract/index.ts';
import { AppError, createMisroutedRequestError } from '../../errors/app-error.ts';
import { admitCaller, handleRoute } from './handle-route.ts';
import { addHealthRoutes } from './health-routes.ts';
import type { IdentityVerifier } from '../identity/identity.ts';
import type { Logger } from '../../observability/logger.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { expressMethods, type Route } from './route.ts';
import { observeRequests } from './observe-requests.ts';
import type { Tracer } from '../../observability/tracing/index.ts';
import { createSecurityHeaders } from './create-security-headers.ts';
import { createErrorHandler } from './send-problem.ts';

export type HttpAppOptions = {
  routes: Route[];
  verify: IdentityVerifier;
  log: Logger;
  metrics: Metrics;
  /** Whether the service's database and bus respond. */
  ready: () => Promise<boolean>;
  /** Called after a request that may have written; rejects for a deleted user. */
  refuseDeleted?: ((userId: string) => Promise<void>) | undefined;
  /** Absent when tracing is off. */
  tracer?: Tracer | undefined;
};

const json = express.json({ limit: limits.bodyBytes, type: 'application/json' });
const publicBodyBytes = 64 * 1024;
/** Anyone can send these requests, so parsing must be cheap: no endpoint without a session needs a larger body. */
const publicJson = express.json({
  limit: publicBodyBytes,
  inflate: false,
  type: 'application/json',
});
const raw = express.raw({ limit: limits.bodyBytes, type: () => true });

/** Creates the Express app of a service: routes, health checks, and errors as problem+json. Does not open a port. */
export function createHttpApp(options: HttpAppOptions): Express {
  const app = createExpressApp();
  app.use(observeRequests(options));
  addHealthRoutes(app, options.ready);
  app.use(createSecurityHeaders({ referrerPolicy: { policy: 'no-referrer' } }));
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  for (const route of options.routes) {
    const method = expressMethods[route.endpoint.method];
    const { path } = route.endpoint;
    app[method](
      path,
      admitCaller(route, options),
      ...createParsers(route.endpoint),
      handleRoute(route, options),
    );
  }
  // the gateway handles unknown paths
  app.use(() => {
    throw createMisroutedRequestError();
  });
  app.use(createErrorHandler(options.log));
  return app;
}

/** Creates an Express app without identifying or unused headers. */
export function createExpressApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  return app;
}

function createParsers(endpoint: Endpoint) {
  if (endpoint.upload === 'raw') return [raw];
  if (!endpoint.body) return [];
  return [requireJson, endpoint.access === 'public' ? publicJson : json];
}

const requireJson: express.RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json'))
    throw new AppError('unsupported-type', 'The request must be JSON.');
  next();
};
