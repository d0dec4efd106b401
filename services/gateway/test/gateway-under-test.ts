import { gatewayServices, type ServiceName } from '@grantwright/shared/contract';
import { InProcessBus, memoryDeadLetters } from '@grantwright/shared/messaging';
import { createLogger, type RunningService } from '@grantwright/shared/service';
import { testIdentities } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { settingsSchema } from '../src/config.ts';
import { runGateway } from '../src/run-gateway.ts';

type Session = { userId: string; sessionId: string; superUser: boolean };

const notSignedIn = {
  type: 'urn:x',
  title: 'Not signed in',
  status: 401,
  detail: 'Please sign in.',
  code: 'not-signed-in',
  requestId: 'x',
};

/** Stands for every service: knows sessions, echoes bodies, and holds the stream of `/api/ai`. */
class Upstream {
  /** By cookie. */
  readonly sessions = new Map<string, Session>();
  /** Every request that reached a service. */
  readonly reached: IncomingMessage[] = [];
  /** Every request for who stands behind a cookie. */
  readonly asked: IncomingMessage[] = [];
  /** Request ids of streams whose reader went away. */
  readonly aborted: string[] = [];
  /** Whether it dies under the next call. */
  dies = false;
  /** Whether somebody else has its address. */
  isStranger = false;
  /** Whether it is stopping, and sends its callers elsewhere. */
  leaves = false;

  readonly server = createServer((req, res) => {
    (req.url === '/internal/sessions/resolve' ? this.asked : this.reached).push(req);
    if (this.dies && req.url?.startsWith('/api/')) {
      this.dies = false;
      req.socket.destroy();
      return;
    }
    if (this.isStranger && req.url?.startsWith('/api/')) {
      res.writeHead(404, { 'Content-Length': 0, Connection: 'keep-alive' }).end();
      return;
    }
    if (req.url === '/api/ai') {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.write('event: progress\n\n');
      res.once('close', () => this.aborted.push(String(req.headers['x-request-id'])));
      return;
    }
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      const { status, body } = this.#answer(req, text);
      if (this.leaves) res.setHeader('Connection', 'close');
      res.writeHead(status, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify(body));
    });
  });

  #answer(req: IncomingMessage, text: string) {
    if (req.url !== '/internal/sessions/resolve') return { status: 200, body: { echo: text } };
    const session = this.sessions.get((JSON.parse(text) as { cookie: string }).cookie);
    return session ? { status: 200, body: session } : { status: 401, body: notSignedIn };
  }
}

type Behind = {
  absent?: readonly ServiceName[];
  /** The certificate that services show; without it they speak plain http. */
  tls?: { cert: string; key: string };
  /** The authority that the gateway believes. */
  internalCa?: string;
  /** The address that the gateway is told. */
  urlOf?: (port: number) => string;
};
const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/**
 * A gateway before one stand-in for every service; started before the file's tests and stopped after them.
 * @param files what the folder of built pages holds, by path
 * @param settings what differs from a gateway for local use
 * @param behind services that are not there, and how those that are there are spoken to
 */
export function gatewayUnderTest(
  files: Record<string, string | Buffer> = { 'index.html': '' },
  settings: Record<string, string> = {},
  { absent = ['billing'], tls, internalCa, urlOf = addressOf }: Behind = {},
) {
  const identities = testIdentities('organizations');
  const upstream = new Upstream();
  const overTls = createTlsServer(tls ?? {}, (req, res) =>
    upstream.server.emit('request', req, res),
  );
  const bus = new InProcessBus({ deadLetters: memoryDeadLetters(), retryDelays: [] });
  let running: RunningService | undefined;
  let webRoot = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => overTls.listen(0, '127.0.0.1', resolve));
    const { port } = (tls ? overTls : upstream.server).address() as AddressInfo;
    const url = urlOf(port);
    webRoot = await mkdtemp(join(tmpdir(), 'web-'));
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(webRoot, path)), { recursive: true });
      await writeFile(join(webRoot, path), content);
    }
    bus.open();
    running = await runGateway({
      host: '127.0.0.1',
      port: 0,
      settings: settingsSchema.parse({ SECURE_COOKIES: 'false', ...settings }),
      urls: Object.fromEntries(
        gatewayServices.filter((name) => !absent.includes(name)).map((name) => [name, url]),
      ),
      privateKey: identities.privateKey,
      internalCa,
      webRoot,
      bus,
      log: createLogger({ name: 'gateway', level: 'silent' }),
    });
  });
  afterAll(async () => {
    await running?.stop();
    for (const server of [upstream.server, overTls]) {
      server.closeAllConnections();
      server.close();
    }
    await rm(webRoot, { recursive: true });
  });

  const address = () => {
    if (!running) throw new Error('the gateway has not started');
    return running.url;
  };
  return {
    identities,
    upstream,
    bus,
    get url() {
      return address();
    },
    get metrics() {
      if (!running) throw new Error('the gateway has not started');
      return running.metrics;
    },
    get webRoot() {
      return webRoot;
    },
    signIn() {
      const cookie = randomUUID();
      const session = { userId: randomUUID(), sessionId: randomUUID(), superUser: false };
      upstream.sessions.set(cookie, session);
      return { ...session, cookie: `session=${cookie}`, value: cookie };
    },
    get: (path: string, headers: Record<string, string> = {}) =>
      request(address()).get(path).set(headers),
    lastReached() {
      const last = upstream.reached.at(-1);
      if (!last) throw new Error('nothing reached a service');
      return last;
    },
  };
}
