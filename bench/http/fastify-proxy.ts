import httpProxy from '@fastify/http-proxy';
import { identitySigner, readCookie } from '@grantwright/shared/service';
import { fastify, LogController } from 'fastify';
import jwt from 'jsonwebtoken';
import { createPrivateKey, createSecretKey, randomBytes } from 'node:crypto';
import { tellWhere } from './own-process.ts';

/**
 * A gateway as one would make it with fastify, with the main duties of ours: headers that are the same on
 * every answer, ids, a line of log an answer, a session that is verified, an identity that is signed. It
 * neither counts calls by address, nor knows the contract, nor measures anything. UPSTREAM names what is behind
 * it, SESSION_SECRET and IDENTITY_PRIVATE_KEY the keys; with REMEMBERS it signs once a session, as ours does.
 */
const sign = identitySigner(createPrivateKey(process.env['IDENTITY_PRIVATE_KEY'] ?? ''));
const secret = createSecretKey(process.env['SESSION_SECRET'] ?? '', 'hex');
const remembers = process.env['REMEMBERS'] === 'true';
const known = new Map<string, { token: string; until: number }>();

function tokenOf(cookie: string): string {
  const remembered = remembers ? known.get(cookie) : undefined;
  if (remembered && remembered.until > Date.now()) return remembered.token;
  const claims = jwt.verify(cookie, secret, { algorithms: ['HS256'] });
  const id = typeof claims === 'string' ? claims : (claims.sub ?? '');
  const token = sign({ id, sessionId: id, superUser: false }, 'organizations');
  if (remembers) known.set(cookie, { token, until: Date.now() + 30_000 });
  return token;
}

const constant = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

const app = fastify({
  logger: { level: 'info' },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomBytes(12).toString('hex'),
});
app.decorateRequest('token', '');
app.addHook('onRequest', async (request, reply) => {
  reply.headers(constant);
  const cookie = readCookie(request.headers.cookie, 'session');
  if (!cookie) return reply.code(401).send();
  request.setDecorator('token', tokenOf(cookie));
});
app.addHook('onResponse', async ({ id, method, routeOptions, log }, { statusCode, elapsedTime }) =>
  log.info(
    { requestId: id, method, route: routeOptions.url, status: statusCode, ms: elapsedTime },
    'answered',
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
tellWhere(app.server);
