import httpProxy from '@fastify/http-proxy';
import { createIdentitySigner, readCookie } from '@grantwright/shared/service';
import { fastify, LogController } from 'fastify';
import jwt from 'jsonwebtoken';
import { createPrivateKey, createSecretKey, randomBytes } from 'node:crypto';
import { reportPort } from './child-server.ts';

/**
 * A typical Fastify gateway with the main features of ours: security headers, request ids, access logs, session
 * verification and signed identities, but without rate limits, contract checks or metrics. UPSTREAM: the upstream's
 * URL; SESSION_SECRET, IDENTITY_PRIVATE_KEY: keys; CACHE_IDENTITIES=true: caches the identity per session, as ours
 * does.
 */
const sign = createIdentitySigner(createPrivateKey(process.env['IDENTITY_PRIVATE_KEY'] ?? ''));
const secret = createSecretKey(process.env['SESSION_SECRET'] ?? '', 'hex');
const cachesIdentities = process.env['CACHE_IDENTITIES'] === 'true';
const identityCache = new Map<string, { token: string; until: number }>();

function getToken(cookie: string): string {
  const cached = cachesIdentities ? identityCache.get(cookie) : undefined;
  if (cached && cached.until > Date.now()) return cached.token;
  const claims = jwt.verify(cookie, secret, { algorithms: ['HS256'] });
  const id = typeof claims === 'string' ? claims : (claims.sub ?? '');
  const token = sign({ id, sessionId: id, superUser: false }, 'organizations');
  if (cachesIdentities) identityCache.set(cookie, { token, until: Date.now() + 30_000 });
  return token;
}

const securityHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

async function main(): Promise<void> {
  const app = fastify({
    logger: { level: 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(12).toString('hex'),
  });
  app.decorateRequest('token', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    const cookie = readCookie(request.headers.cookie, 'session');
    if (!cookie) return reply.code(401).send();
    request.setDecorator('token', getToken(cookie));
  });
  app.addHook(
    'onResponse',
    async ({ id, method, routeOptions, log }, { statusCode, elapsedTime }) =>
      log.info(
        { requestId: id, method, route: routeOptions.url, status: statusCode, ms: elapsedTime },
        'request completed',
      ),
  );
  await app.register(httpProxy, {
    upstream: process.env['UPSTREAM'] ?? '',
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      rewriteRequestHeaders: (request, { cookie: _cookie, ...headers }) => ({
        ...headers,
        'x-request-id': request.id,
        'x-client-address': request.ip,
        authorization: `Bearer ${request.getDecorator<string>('token')}`,
      }),
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  reportPort(app.server);
}

await main();
