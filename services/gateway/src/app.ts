import { endpoints, internalEndpoints, type Endpoint } from '@grantwright/shared/contract';
import type { Consumer } from '@grantwright/shared/messaging';
import {
  expressMethods,
  addHealthRoutes,
  createErrorHandler,
  gatewaySubject,
  createIdentitySigner,
  createInternalClient,
  createExpressApp,
  createNotFoundError,
  observeRequests,
  createOpenApiDocument,
  getRoutePath,
  createSecurityHeaders,
  type Logger,
  type Metrics,
  type ServiceUrls,
  type Tracer,
} from '@grantwright/shared/service';
import type { Express, Request, RequestHandler } from 'express';
import type { KeyObject } from 'node:crypto';
import type { GatewaySettings } from './config.ts';
import { refuseRevokedSessions } from './consumers/refuse-revoked-sessions.ts';
import { servePages } from './pages/serve-pages.ts';
import { createServiceProxies } from './proxy/create-service-proxies.ts';
import { limitAddress } from './requests/limit-address.ts';
import { rejectForeignOrigins } from './requests/reject-foreign-origins.ts';
import { rejectUnknownHosts } from './requests/reject-unknown-hosts.ts';
import { replaceUntrustedHeaders } from './requests/replace-untrusted-headers.ts';
import { attachIdentity } from './sessions/attach-identity.ts';
import { SessionCache } from './sessions/session-cache.ts';

export const serviceName = 'gateway';

type Options = {
  settings: GatewaySettings;
  urls: ServiceUrls;
  /** The certificate authority for services reached over https. */
  internalCa?: string | undefined;
  privateKey: KeyObject;
  webRoot: string;
  log: Logger;
  metrics: Metrics;
  tracer?: Tracer | undefined;
  ready: () => Promise<boolean>;
};

export type GatewayApp = { app: Express; consumers: Consumer[]; dispose: () => Promise<void> };

/** Builds the gateway from its dependencies, without opening ports. Requests pass through the steps in this order. */
export function createApp(options: Options): GatewayApp {
  const { settings, urls, log, metrics, tracer, internalCa } = options;
  const sign = createIdentitySigner(options.privateKey);
  const client = createInternalClient(urls, { ca: internalCa });
  const sessions = new SessionCache({ sign, resolve: createSessionResolver(client, sign) });
  const proxies = createServiceProxies(urls, { log, ca: internalCa });
  const limit = limitAddress(settings);

  const app = createExpressApp();
  app.use(createSecurityHeaders(createHeaderOptions(settings)));
  addHealthRoutes(app, options.ready);
  app.use(replaceUntrustedHeaders(settings.TRUSTED_PROXIES));
  app.use(observeRequests({ log, metrics, tracer, routeOf: getRoute, isQuiet: isPage }));
  app.use(rejectUnknownHosts(settings.PUBLIC_ORIGIN));
  app.get('/api/openapi.json', describeApi(settings));
  for (const endpoint of sortEndpoints())
    app[expressMethods[endpoint.method]](
      endpoint.path,
      rejectForeignOrigins(endpoint, settings.PUBLIC_ORIGIN),
      limit,
      attachIdentity(endpoint, sessions, settings),
      proxies.passOn(endpoint.service),
    );
  app.use('/api', rejectUnknownPath);
  app.use(servePages(options.webRoot, settings));
  app.use(rejectUnknownPath);
  app.use(createErrorHandler(log));

  return {
    app,
    consumers: [refuseRevokedSessions(sessions)],
    dispose: async () => {
      proxies.close();
      await client.close();
    },
  };
}

type Client = ReturnType<typeof createInternalClient>;
type Signer = ReturnType<typeof createIdentitySigner>;

const createSessionResolver = (client: Client, sign: Signer) => (cookie: string) =>
  client.call(internalEndpoints.resolveSession, {
    token: sign({ id: gatewaySubject, sessionId: '', superUser: false }, 'auth'),
    body: { cookie },
    timeout: 5_000,
  });

const createHeaderOptions = ({ SECURE_COOKIES }: GatewaySettings) => ({
  xFrameOptions: { action: 'deny' as const },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  strictTransportSecurity: SECURE_COOKIES && { maxAge: 31_536_000, includeSubDomains: true },
});

const isPage = ({ path }: Request) => path !== '/api' && !path.startsWith('/api/');
const getRoute = (req: Request) => (isPage(req) ? 'pages' : getRoutePath(req));

/** Lists literal paths before those with parameters: `/documents/reorder` before `/documents/:id`. */
const sortEndpoints = (): Endpoint[] =>
  Object.values<Endpoint>(endpoints).sort(
    (one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
  );

function describeApi({ SECURE_COOKIES }: GatewaySettings): RequestHandler {
  // Generated on the first request, because few gateways receive one and generating it would slow
  // down every start.
  let description: string | undefined;
  return (_req, res) => {
    description ??= JSON.stringify(createOpenApiDocument({ secureCookies: SECURE_COOKIES }));
    res.type('application/json').send(description);
  };
}

const rejectUnknownPath: RequestHandler = () => {
  throw createNotFoundError('This address');
};
