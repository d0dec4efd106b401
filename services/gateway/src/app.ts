import { internalCalls } from '@grantwright/shared/contract';
import type { Consumer } from '@grantwright/shared/messaging';
import {
  AppError,
  gatewaySubject,
  identitySigner,
  internalClient,
  openApiDocument,
  type Logger,
  type Metrics,
  type ServiceUrls,
  type Tracer,
} from '@grantwright/shared/service';
import { randomUUID, type KeyObject } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GatewaySettings } from './config.ts';
import { refuseRevokedSessions } from './consumers/refuse-revoked-sessions.ts';
import type { Deps } from './deps.ts';
import { handleApi } from './handle-api.ts';
import { SessionCache } from './identity/session-cache.ts';
import { addressLimiter } from './limits.ts';
import { observer } from './observe.ts';
import { servePages } from './pages/serve-pages.ts';
import { answerProblem } from './proxy/answer-problem.ts';
import { serviceProxies } from './proxy/service-proxies.ts';
import { isAcceptedHost } from './security/accepted-host.ts';
import { commonHeaders, transportSecurity } from './security/security-headers.ts';

export const serviceName = 'gateway';

type Parts = {
  settings: GatewaySettings;
  urls: ServiceUrls;
  /** The authority by which services over https are believed. */
  internalCa?: string | undefined;
  privateKey: KeyObject;
  webRoot: string;
  log: Logger;
  metrics: Metrics;
  tracer?: Tracer | undefined;
  ready: () => Promise<boolean>;
};

export type GatewayApp = {
  handle: RequestListener;
  consumers: Consumer[];
  dispose: () => Promise<void>;
};

/** The gateway of what it is given; opens nothing. `/api` is taken before anything else looks at it. */
export function createApp(parts: Parts): GatewayApp {
  const { settings, urls, log, metrics, tracer, internalCa } = parts;
  const sign = identitySigner(parts.privateKey);
  const client = internalClient(urls, { ca: internalCa });
  const sessions = new SessionCache({
    sign,
    resolve: (cookie) =>
      client.call(internalCalls.resolveSession, {
        token: sign({ id: gatewaySubject, sessionId: '', superUser: false }, 'auth'),
        body: { cookie },
        timeout: 5_000,
      }),
  });
  const { proxies, close } = serviceProxies(urls, { log, ca: internalCa });
  const description = JSON.stringify(openApiDocument({ secureCookies: settings.SECURE_COOKIES }));
  const observe = observer(log, metrics);
  const deps: Deps = {
    settings,
    sessions,
    proxies,
    limit: addressLimiter(settings),
    observe,
    tracer,
  };
  const pages = servePages({
    root: parts.webRoot,
    cardProvider: settings.STRIPE_PUBLISHABLE_KEY !== undefined,
    secure: settings.SECURE_COOKIES,
  });
  const headers = Object.entries({
    ...commonHeaders,
    ...(settings.SECURE_COOKIES ? transportSecurity : {}),
  });

  const handle = (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '/';
    for (const [name, value] of headers) res.setHeader(name, value);
    const isProbe = path === '/livez' || path === '/readyz';
    if (!isProbe && !isAcceptedHost(req.headers.host, settings.PUBLIC_ORIGIN)) {
      observe(req, res, { route: 'none' });
      answerProblem(res, wrongHost(), randomUUID());
    } else if (path === '/api/openapi.json' && req.method === 'GET') {
      res.setHeader('Content-Type', 'application/json');
      res.end(description);
    } else if (path.startsWith('/api/') || path === '/api') void handleApi(deps, req, res);
    else if (path === '/livez') answerHealth(res, true);
    else if (path === '/readyz')
      void parts.ready().then(
        (ready) => answerHealth(res, ready),
        () => answerHealth(res, false),
      );
    else if (req.method === 'GET' || req.method === 'HEAD') {
      observe(req, res, { route: 'pages' });
      pages(req, res);
    } else {
      res.statusCode = 404;
      res.end();
    }
  };

  return {
    handle,
    consumers: [refuseRevokedSessions(sessions)],
    dispose: async () => {
      close();
      await client.close();
    },
  };
}

const wrongHost = () =>
  new AppError(
    'wrong-host',
    'Grantwright is not set up for this address. Open it as http://localhost, or set PUBLIC_ORIGIN to the address that people use.',
  );

function answerHealth(res: ServerResponse, good: boolean): void {
  res.statusCode = good ? 200 : 503;
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ ready: good }));
}
