import { calls, pathOf, type Call } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { InProcessBus, memoryDeadLetters } from '@grantwright/shared/messaging';
import { createLogger, identityVerifier, type RunningService } from '@grantwright/shared/service';
import { anEvent, testIdentities, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as rawRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsSchema } from '../src/config.ts';
import { runGateway } from '../src/run-gateway.ts';

const identities = testIdentities();
const verify = identityVerifier(identities.publicKey);

/** Sessions that the auth stand-in knows, by cookie. */
const sessions = new Map<string, { userId: string; sessionId: string; superUser: boolean }>();
let resolves = 0;
/** Every request that reached a service, and the responses that are being held. */
const reached: IncomingMessage[] = [];
const aborted: string[] = [];

let upstream: Server;
let gateway: RunningService;
let bus: InProcessBus;
let webRoot: string;
const script = 'console.log(1)';

function answer(req: IncomingMessage, text: string) {
  if (req.url !== '/internal/sessions/resolve') return { status: 200, body: { echo: text } };
  resolves += 1;
  const session = sessions.get((JSON.parse(text) as { cookie: string }).cookie);
  const problem = {
    type: 'urn:x',
    title: 'Not signed in',
    status: 401,
    detail: 'Please sign in.',
    code: 'not-signed-in',
    requestId: 'x',
  };
  return session ? { status: 200, body: session } : { status: 401, body: problem };
}

beforeAll(async () => {
  upstream = createServer((req, res) => {
    if (req.url !== '/internal/sessions/resolve') reached.push(req);
    if (req.url === '/api/ai') {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.write('event: progress\n\n');
      res.once('close', () => aborted.push(String(req.headers['x-request-id'])));
      return;
    }
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      const { status, body } = answer(req, text);
      res.writeHead(status, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  webRoot = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(webRoot, 'index.html'), '<p nonce="__CSP_NONCE__">page</p>');
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'assets/app.js'), script);
  await writeFile(join(webRoot, 'assets/app.js.br'), brotliCompressSync(script));
  await writeFile(join(webRoot, 'assets/removed.js'), script);
  bus = new InProcessBus({ deadLetters: memoryDeadLetters(), retryDelays: [] });
  bus.open();
  gateway = await runGateway({
    host: '127.0.0.1',
    port: 0,
    settings: settingsSchema.parse({ SECURE_COOKIES: 'false' }),
    urls: { auth: url, organizations: url, documents: url, applications: url, ai: url },
    privateKey: identities.privateKey,
    webRoot,
    bus,
    log: createLogger({ name: 'gateway', level: 'silent' }),
  });
});
afterAll(async () => {
  await gateway.stop();
  upstream.closeAllConnections();
  upstream.close();
  await rm(webRoot, { recursive: true });
});

function signedIn() {
  const cookie = randomUUID();
  const session = { userId: randomUUID(), sessionId: randomUUID(), superUser: false };
  sessions.set(cookie, session);
  return { ...session, cookie: `session=${cookie}`, value: cookie };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  request(gateway.url).get(path).set(headers);
const lastReached = () => {
  const last = reached.at(-1);
  if (!last) throw new Error('nothing reached a service');
  return last;
};

describe('identity', () => {
  it('is signed for the session of the cookie, and the cookie goes no further', async () => {
    const user = signedIn();
    await get('/api/organizations', { cookie: user.cookie }).expect(200);
    const { authorization = '', cookie } = lastReached().headers;
    expect(verify(authorization.replace('Bearer ', ''))).toEqual({
      id: user.userId,
      sessionId: user.sessionId,
      superUser: false,
    });
    expect(cookie).toBeUndefined();
  });

  it('cannot be brought along from outside', async () => {
    const user = signedIn();
    const forged = identities.person({ superUser: true }).authorization;
    await get('/api/organizations', {
      cookie: user.cookie,
      authorization: forged,
      'x-client-address': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-request-id': 'mine',
    }).expect(200);
    const { headers } = lastReached();
    expect(headers.authorization).not.toBe(forged);
    expect(headers['x-client-address']).toMatch(/127\.0\.0\.1$/);
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(headers['x-request-id']).not.toBe('mine');
    await get('/api/organizations', { authorization: forged }).expect(401);
  });

  it('is asked for once, however many requests come', async () => {
    const user = signedIn();
    const before = resolves;
    await Promise.all(
      Array.from({ length: 20 }, () => get('/api/organizations', { cookie: user.cookie })),
    );
    expect(resolves - before).toBe(1);
  });

  it('is needed for every call that is not public', async () => {
    for (const call of Object.values(calls).filter(({ access }) => access === 'user')) {
      const path = pathOf(call, { id: 'x' });
      const response = await request(gateway.url)
        [call.method.toLowerCase() as 'get'](path)
        .set({ origin: gateway.url, cookie: 'session=unknown' });
      expect(response.status, call.path).toBe(401);
      expect(response.type).toBe('application/problem+json');
    }
  });

  it('is refused at once when the session was revoked', async () => {
    const user = signedIn();
    await get('/api/organizations', { cookie: user.cookie }).expect(200);
    sessions.delete(user.value);
    await get('/api/organizations', { cookie: user.cookie }).expect(200);
    await bus.publish(
      anEvent(events.userSessionsRevoked, user.userId, {
        userId: user.userId,
        sessionIds: [user.sessionId],
      }),
    );
    await get('/api/organizations', { cookie: user.cookie }).expect(401);
  });
});

describe('requests from other sites', () => {
  const unsafe = Object.values(calls).filter(
    ({ method, path }) => method !== 'GET' && !path.includes('/webhooks/'),
  );
  const send = (call: Call, headers: Record<string, string>) =>
    request(gateway.url)
      [call.method.toLowerCase() as 'post'](pathOf(call, { id: 'x' }))
      .set(headers);
  /** What a page of another site can make a browser send, and what it cannot. */
  const bodies: [type: string, body: string][] = [
    ['application/json', '{"name":"x"}'],
    ['text/plain', '{"name":"x"}'],
    ['application/x-www-form-urlencoded', 'name=x'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n',
    ],
  ];

  it.each(unsafe.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'change nothing: %s',
    async (_name, call) => {
      const { cookie } = signedIn();
      const { host } = new URL(gateway.url);
      const before = reached.length;
      const foreign = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `http://sub.${host}` },
        { origin: `http://127.0.0.1:1` },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
        {},
      ];
      for (const headers of foreign) {
        for (const [type, body] of bodies) {
          const sent = { cookie, ...headers, 'content-type': type } as Record<string, string>;
          const response = await send(call, sent).send(body);
          expect(response.status, JSON.stringify(sent)).toBe(403);
          expect(response.body).toMatchObject({ code: 'foreign-origin' });
        }
      }
      expect(reached.length).toBe(before);
    },
  );

  it('are told from our own', async () => {
    const { cookie } = signedIn();
    const call = calls.createOrganization;
    await send(call, { cookie, origin: gateway.url }).expect(200);
    await send(call, { cookie, 'sec-fetch-site': 'same-origin' }).expect(200);
  });
});

describe('what is passed on', () => {
  it.each(['/internal/sessions/resolve', '/api/nothing', '/api/../internal/x', '/api', '/metrics'])(
    'is never %s',
    async (path) => {
      const before = reached.length;
      const status = await new Promise<number>((resolve, reject) => {
        const raw = rawRequest(gateway.url, { path, method: 'POST' }, (res) => {
          res.resume();
          resolve(res.statusCode ?? 0);
        });
        raw.once('error', reject);
        raw.end();
      });
      expect(status).toBe(404);
      expect(reached.length).toBe(before);
    },
  );

  it('is a call of the contract, with its body as it came', async () => {
    const { cookie } = signedIn();
    const sent = JSON.stringify({ name: 'x'.repeat(100_000) });
    const response = await request(gateway.url)
      .post('/api/organization')
      .set({ cookie, origin: gateway.url, 'content-type': 'application/json' })
      .send(sent);
    expect(response.body).toEqual({ echo: sent });
  });

  it('ends when the person goes away', async () => {
    const { cookie } = signedIn();
    const client = rawRequest(`${gateway.url}/api/ai`, { headers: { cookie } });
    const first = await new Promise<IncomingMessage>((resolve) => {
      client.once('response', resolve);
      client.end();
    });
    await new Promise((resolve) => first.once('data', resolve));
    const id = String(lastReached().headers['x-request-id']);
    client.destroy();
    await waitFor(() => aborted.includes(id));
  });

  it('says in words when its service is not there', async () => {
    const { cookie } = signedIn();
    const response = await get('/api/entitlement', { cookie });
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it.each([
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, identity',
  ])('is no request whose length is in doubt: %s', async (headers) => {
    const before = reached.length;
    const { port } = new URL(gateway.url);
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.write(
        `POST /api/login HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n${headers}\r\n\r\n0\r\n\r\n`,
      );
    });
    expect(reply).toContain('400 Bad Request');
    expect(reached.length).toBe(before);
  });
});

describe('the pages', () => {
  it.each(['/', '/documents', '/application-creator/1'])(
    '%s is the app, with a nonce',
    async (path) => {
      const response = await get(path).expect(200);
      const policy = response.get('Content-Security-Policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(response.text).toBe(`<p nonce="${nonce}">page</p>`);
      expect(policy).not.toContain('unsafe-inline');
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
      expect((await get(path)).text).not.toBe(response.text);
    },
  );

  it('are not made up for a file that is missing', async () => {
    await get('/assets/gone.js').expect(404);
  });

  it('come compressed, and are kept by the browser for good', async () => {
    const { headers, text } = await get('/assets/app.js').set('Accept-Encoding', 'br').expect(200);
    expect(text).toBe(script);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-type']).toContain('text/javascript');
    await get('/assets/app.js').set('Accept-Encoding', 'identity').expect(200, script);
  });

  it.each([
    ['bytes=5-2', 416],
    ['bytes=900-901', 416],
    ['bytes=-0', 416],
    ['bytes=x-y,', 200],
    ['bytes=0-3', 206],
  ])('a range of %s is answered with %d', async (range, status) => {
    await get('/assets/app.js').set('Range', range).expect(status);
    await get('/livez').expect(200);
  });

  it('a file that is taken away while the gateway runs is missing, no more', async () => {
    await get('/assets/removed.js').expect(200);
    await rm(join(webRoot, 'assets/removed.js'));
    await get('/assets/removed.js').expect(404);
    await get('/livez').expect(200);
  });

  it.each(['/%', '/%00', '/assets/%2e%2e/%2e%2e/etc/passwd', '//example.org/%2f..', '/assets'])(
    '%s harms nothing',
    async (path) => {
      const { status, text } = await get(path);
      expect([200, 400, 403, 404]).toContain(status);
      if (status === 200) expect(text).toContain('page');
    },
  );

  it('and the answers of /api are not sniffed, not framed, and do not say what runs here', async () => {
    for (const path of ['/', '/api/organizations']) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });
});
