import { gatewayServices, type ServiceName } from '@grantwright/shared/contract';
import { InProcessBus, createMemoryDeadLetters } from '@grantwright/shared/messaging';
import { createLogger, type RunningService } from '@grantwright/shared/service';
import { testIdentities } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { settingsSchema } from '../src/config.ts';
import { runGateway } from '../src/run-gateway.ts';
import { Upstream } from './upstream.ts';

type Services = {
  absent?: readonly ServiceName[];
  /** The certificate of the services; without it they use plain http. */
  tls?: { cert: string; key: string };
  /** The certificate authority trusted by the gateway. */
  internalCa?: string;
  /** The service URL that the gateway is configured with. */
  urlOf?: (port: number) => string;
};
const toUrl = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Runs a gateway with one fake for every service.
 *
 * @param files the built pages, by path
 * @param settings changes to the settings for local use
 * @param services the missing services, and the URLs of the others
 */
export function gatewayUnderTest(
  files: Record<string, string | Buffer> = { 'index.html': '' },
  settings: Record<string, string> = {},
  { absent = ['billing'], tls, internalCa, urlOf = toUrl }: Services = {},
) {
  const identities = testIdentities('organizations');
  const upstream = new Upstream();
  const overTls = createTlsServer(tls ?? {}, (req, res) =>
    upstream.server.emit('request', req, res),
  );
  const bus = new InProcessBus({ deadLetters: createMemoryDeadLetters(), retryDelaysMs: [] });
  let running: RunningService | undefined;
  let webRoot = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => overTls.listen(0, '127.0.0.1', resolve));
    const { port } = (tls ? overTls : upstream.server).address() as AddressInfo;
    const url = urlOf(port);
    webRoot = await createFolder(files);
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
    if (!running) throw new Error('gateway not started');
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
      if (!running) throw new Error('gateway not started');
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
      if (!last) throw new Error('no request reached a service');
      return last;
    },
  };
}

async function createFolder(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
