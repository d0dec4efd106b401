/**
 * The cost of proxying a request: our built gateway with a session of the real auth service, compared with a Fastify gateway
 * and a minimal proxy in plain Node, in separate processes in front of the same 1 kB response. ROUNDS (7), CONNECTIONS (16),
 * PAIRS (1,500) of requests for the latency; RABBITMQ_URL for a gateway with session events, as in production. Linux only.
 */
import { endpoints } from '@grantwright/shared/contract';
import jwt from 'jsonwebtoken';
import { createConnection, type Connection } from 'mongoose';
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'undici';
import { gatewayAlone } from '../gateway-alone.ts';
import { load } from '../load.ts';
import { pairedRatios, report } from '../paired-rounds.ts';
import { workOf } from '../scale/processes.ts';
import { servicesAlone } from '../services-alone.ts';
import { inOwnProcess, type OwnProcess } from './child-server.ts';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const connections = Number(process.env['CONNECTIONS'] ?? 16);
const pairs = Number(process.env['PAIRS'] ?? 1_500);
const { path } = endpoints.listOrganizations;

type Candidate = { url: string; pid: number; cookie: string };

const alone = await servicesAlone();
const competitors: OwnProcess[] = [];

try {
  const upstream = await startModule('upstream.ts');
  const broker = process.env['RABBITMQ_URL'];
  const ours = await gatewayAlone(alone, {
    urls: { organizations: upstream.url },
    env: {
      NODE_ENV: 'production',
      SECURE_COOKIES: 'true',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      LOG_LEVEL: 'info',
      ...(broker ? { RABBITMQ_URL: broker } : {}),
    },
  });
  const secret = randomBytes(32);
  const claims = { subject: randomUUID(), expiresIn: '1d' } as const;
  const cookie = `session=${jwt.sign({}, createSecretKey(secret), claims)}`;
  const env = {
    UPSTREAM: upstream.url,
    SESSION_SECRET: secret.toString('hex'),
    IDENTITY_PRIVATE_KEY: alone.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const candidates = {
    ours,
    fastify: { ...(await startModule('fastify-proxy.ts', env)), cookie },
    caching: {
      ...(await startModule('fastify-proxy.ts', { ...env, CACHE_IDENTITIES: 'true' })),
      cookie,
    },
    bare: { ...(await startModule('plain-proxy.ts', env)), cookie },
  };
  /** Measures each candidate; the ratio to `one` is the value itself. */
  const each = (measure: (candidate: Candidate) => Promise<number>) => ({
    ours: () => measure(candidates.ours),
    fastify: () => measure(candidates.fastify),
    caching: () => measure(candidates.caching),
    bare: () => measure(candidates.bare),
    one: async () => 1,
  });

  // warm up: exclude compilation during the first requests
  for (const candidate of Object.values(candidates)) await cpuOfRequest(candidate);
  const cpu = await pairedRatios(rounds, each(cpuOfRequest));
  const added = await pairedRatios(
    rounds,
    each((candidate) => addedLatency(candidate, upstream.url)),
  );
  for (const [name, ratio, unit] of [
    ['CPU per request', cpu, 'µs'],
    ['median latency added, one connection', added, 'µs'],
  ] as const) {
    report(`${name}: ours / Fastify`, ratio('ours', 'fastify'));
    report(`${name}: ours / Fastify with cached identities`, ratio('ours', 'caching'));
    report(`${name}: ours / plain http.request`, ratio('ours', 'bare'));
    for (const candidate of ['ours', 'fastify', 'caching', 'bare'] as const)
      report(`  ${unit}, ${candidate}`, ratio(candidate, 'one'));
  }
  const { requests, operations } = await databaseWorkOf(ours);
  console.log(`database operations in ${requests} requests: ${operations}`);
} finally {
  for (const { stop } of competitors) stop();
  await alone.stop();
}

async function startModule(module: string, env?: Record<string, string>): Promise<OwnProcess> {
  const process = await inOwnProcess(module, env);
  competitors.push(process);
  return process;
}

/** CPU microseconds per request under load. */
async function cpuOfRequest({ url, pid, cookie }: Candidate): Promise<number> {
  const cpuMicroseconds = () =>
    workOf(new Map([['gateway', pid]])).then((work) => (work.get('gateway') ?? 0) * 1_000);
  const before = await cpuMicroseconds();
  const requests = await load({ url: `${url}${path}`, connections, headers: { cookie } });
  return ((await cpuMicroseconds()) - before) / requests;
}

/** Median latency through the gateway minus that of direct requests, in microseconds, measured alternately. */
async function addedLatency({ url, cookie }: Candidate, upstream: string): Promise<number> {
  const [through, straight] = [new Client(url), new Client(upstream)];
  const times = { through: [] as number[], straight: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    times.straight.push(await microseconds(straight, cookie));
    times.through.push(await microseconds(through, cookie));
  }
  await Promise.all([through.close(), straight.close()]);
  return median(times.through) - median(times.straight);
}

async function microseconds(client: Client, cookie: string): Promise<number> {
  const startedAt = process.hrtime.bigint();
  const { statusCode, body } = await client.request({ path, method: 'GET', headers: { cookie } });
  await body.dump();
  if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`);
  return Number(process.hrtime.bigint() - startedAt) / 1_000;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Counts database operations under load; the database has no other clients. */
async function databaseWorkOf({ url, cookie }: Candidate) {
  const database = await createConnection(alone.mongoUri).asPromise();
  const before = await operationsOf(database);
  const requests = await load({ url: `${url}${path}`, connections, headers: { cookie } });
  const operations = (await operationsOf(database)) - before;
  await database.close();
  return { requests, operations };
}

async function operationsOf(database: Connection): Promise<number> {
  const { opcounters } = (await database.db?.admin().serverStatus()) as {
    opcounters: Record<string, number>;
  };
  return ['query', 'insert', 'update', 'delete', 'getmore'].reduce(
    (sum, kind) => sum + (opcounters[kind] ?? 0),
    0,
  );
}
