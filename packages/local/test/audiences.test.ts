import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  endpoints,
  internalEndpoints,
  buildPath,
  type Endpoint,
  type ServiceName,
} from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { InProcessBus, createMemoryDeadLetters } from '@grantwright/shared/messaging';
import {
  listUpstreams,
  listIdentityAudience,
  createLogger,
  createIdentitySigner,
  type RunningService,
} from '@grantwright/shared/service';
import { connectMongo, FolderBlobStore } from '@grantwright/shared/storage';
import { anEvent, anyParams, testDatabase } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { holdPorts } from '../src/ports.ts';
import { startServices } from '../src/services/index.ts';
import { validBody } from './valid-body.ts';

const services = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'] as const;
const userEndpoints = Object.values({ ...endpoints, ...internalEndpoints }).filter(
  (endpoint: Endpoint) => endpoint.access === 'user',
) as Endpoint[];

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sign = createIdentitySigner(privateKey);
const connections: Connection[] = [];
const bus = new InProcessBus({ deadLetters: createMemoryDeadLetters(), retryDelaysMs: [] });
let running: RunningService[] = [];
let urls: Record<ServiceName, string>;
let release: () => void;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audiences-'));
  const places = await holdPorts(0);
  ({ urls, release } = places);
  const { uri, name: database } = testDatabase();
  const log = (name: string) => createLogger({ name, level: 'silent' });
  running = await startServices({
    ...places,
    env: { BCRYPT_COST: '4', RATE_LIMIT_FACTOR: '1000' },
    bus,
    blobs: new FolderBlobStore(folder),
    publicKey,
    identityKey: privateKey,
    authenticatorKey: 'a key for tests with enough characters',
    log,
    tracing: undefined,
    connect: async (name) => {
      const tools = { uri, database: `${database}_${name}`, log: log(name) };
      const connection = await connectMongo(tools);
      connections.push(connection);
      return connection;
    },
  });
  bus.open();
});
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await bus.close();
  release();
  for (const connection of connections) {
    await connection.dropDatabase();
    await connection.close();
  }
  await rm(folder, { recursive: true });
});

/** Returns the response status of a request with this token. */
async function getStatus(token: string, endpoint: Endpoint, body: unknown = {}): Promise<number> {
  const path = `${buildPath(endpoint, anyParams('x'))}${endpoint.upload === 'stream' ? '?name=x.pdf' : ''}`;
  const response = await fetch(new URL(path, urls[endpoint.service]), {
    method: endpoint.method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: endpoint.method === 'GET' ? null : JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

describe.each(services)('an identity issued for %s', (service) => {
  const audience: ServiceName[] = listIdentityAudience(service);
  const token = () => sign({ id: 'somebody', sessionId: 's', superUser: false }, service);

  it('is rejected by every service that it does not call', async () => {
    const others = userEndpoints.filter((endpoint) => !audience.includes(endpoint.service));
    expect(new Set(others.map((endpoint) => endpoint.service)).size).toBe(6 - audience.length);
    for (const endpoint of others)
      expect(await getStatus(token(), endpoint), `${endpoint.method} ${endpoint.path}`).toBe(401);
  });

  it('is accepted by the service itself and by its upstreams', async () => {
    for (const name of audience) {
      const ownEndpoints = userEndpoints.filter((endpoint) => endpoint.service === name);
      const statuses = await Promise.all(
        ownEndpoints.map((endpoint) => getStatus(token(), endpoint)),
      );
      expect(statuses.filter((status) => status !== 401).length, name).toBeGreaterThan(0);
    }
  });
});

/** Endpoints of services that store user records. */
const writing = userEndpoints.filter(
  ({ method, service }) => method !== 'GET' && service !== 'auth',
);

describe('an identity issued before its account was deleted', () => {
  const id = 'deleted-user';
  beforeAll(() => bus.publish(anEvent(events.accountDeleted, id, { userId: id })));

  it.each(writing.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'gets a 401: %s',
    async (_name, endpoint) => {
      const token = sign({ id, sessionId: 's', superUser: false }, endpoint.service);
      const references = { organizationId: 'unknown', documentId: 'unknown' };
      expect(await getStatus(token, endpoint, validBody(endpoint, references))).toBe(401);
    },
  );
});

describe('the configured upstreams of a service', () => {
  const file = (path: string) =>
    readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
  const listNamed = (settings: string[]) =>
    services.filter((name) => settings.includes(`${name.toUpperCase()}_URL`));

  it.each(services)('match its containers: %s', async (service) => {
    const compose = parse(await file('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { environment: Record<string, string> }>;
    };
    expect(listNamed(Object.keys(compose.services[service]?.environment ?? {}))).toEqual(
      services.filter((name) => listUpstreams(service).includes(name)),
    );
    const deployment = parse(await file(`k8s/base/${service}/deployment.yaml`)) as {
      spec: { template: { spec: { containers: { env?: { name: string }[] }[] } } };
    };
    const settings = deployment.spec.template.spec.containers.flatMap(({ env }) => env ?? []);
    expect(listNamed(settings.map(({ name }) => name))).toEqual(
      services.filter((name) => listUpstreams(service).includes(name)),
    );
  });
});
