/**
 * Measures the cost of proxying a request through our built gateway with a session from the real auth service, compared
 * with a Fastify gateway and a minimal proxy in plain Node. Each runs in a separate process in front of the same 1 kB
 * response. ROUNDS (7), CONNECTIONS (16), PAIRS (1,500) of requests for the latency; RABBITMQ_URL for a gateway with
 * session events, as in production. Linux only.
 */
import { endpoints } from '@grantwright/shared/contract';
import jwt from 'jsonwebtoken';
import { createConnection, type Connection } from 'mongoose';
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'undici';
import { load } from '../lib/load.ts';
import { numberFlag } from '../lib/number-flag.ts';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { processCpuMs } from '../lib/process-usage.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { startServiceHost, type ServiceHost } from '../lib/service-host.ts';
import { startGateway } from '../lib/start-gateway.ts';
import { median } from '../lib/statistics.ts';
import { spawnModule, type ModuleProcess } from './child-server.ts';

const rounds = numberFlag('ROUNDS', process.env['ROUNDS'] ?? 7);
const connections = numberFlag('CONNECTIONS', process.env['CONNECTIONS'] ?? 16);
const pairs = numberFlag('PAIRS', process.env['PAIRS'] ?? 1_500);
const { path } = endpoints.listOrganizations;

type Candidate = { url: string; pid: number; cookie: string };
type Candidates = Record<'ours' | 'fastify' | 'caching' | 'plain', Candidate>;

async function main({ defer }: Bench): Promise<void> {
  const host = await startServiceHost();
  defer(host.stop);
  const startModule = async (module: string, env?: Record<string, string>) => {
    const child = await spawnModule(module, env);
    defer(child.stop);
    return child;
  };
  const upstream = await startModule('upstream.ts');
  const candidates = await startCandidates(host, upstream.url, startModule);

  // warm up: exclude compilation during the first requests
  for (const candidate of Object.values(candidates)) await cpuPerRequestUs(candidate);
  await compare('CPU per request', candidates, cpuPerRequestUs);
  await compare('median latency added, one connection', candidates, (candidate) =>
    addedLatencyUs(candidate, upstream.url),
  );
  const { requests, operations } = await countDatabaseOperations(host.mongoUri, candidates.ours);
  console.log(`database operations in ${requests} requests: ${operations}`);
}

async function startCandidates(
  host: ServiceHost,
  upstream: string,
  startModule: (module: string, env?: Record<string, string>) => Promise<ModuleProcess>,
): Promise<Candidates> {
  const broker = process.env['RABBITMQ_URL'];
  const ours = await startGateway(host, {
    urls: { organizations: upstream },
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
    UPSTREAM: upstream,
    SESSION_SECRET: secret.toString('hex'),
    IDENTITY_PRIVATE_KEY: host.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const start = async (module: string, more = {}) => ({
    ...(await startModule(module, { ...env, ...more })),
    cookie,
  });
  return {
    ours,
    fastify: await start('fastify-proxy.ts'),
    caching: await start('fastify-proxy.ts', { CACHE_IDENTITIES: 'true' }),
    plain: await start('plain-proxy.ts'),
  };
}

/** Measures every candidate in microseconds and prints our result relative to the others. */
async function compare(
  name: string,
  candidates: Candidates,
  measureUs: (candidate: Candidate) => Promise<number>,
): Promise<void> {
  const { ratios, values } = await pairedRounds(rounds, {
    ours: () => measureUs(candidates.ours),
    fastify: () => measureUs(candidates.fastify),
    caching: () => measureUs(candidates.caching),
    plain: () => measureUs(candidates.plain),
  });
  report(`${name}: ours / Fastify`, ratios('ours', 'fastify'));
  report(`${name}: ours / Fastify with cached identities`, ratios('ours', 'caching'));
  report(`${name}: ours / plain http.request`, ratios('ours', 'plain'));
  for (const candidate of ['ours', 'fastify', 'caching', 'plain'] as const)
    report(`  µs, ${candidate}`, values(candidate));
}

async function cpuPerRequestUs({ url, pid, cookie }: Candidate): Promise<number> {
  const before = await processCpuMs(pid);
  const requests = await load({ url: `${url}${path}`, connections, headers: { cookie } });
  return ((await processCpuMs(pid)) - before) * (1_000 / requests);
}

/**
 * Returns the median latency through the gateway minus that of direct requests, in microseconds, measured alternately.
 */
async function addedLatencyUs({ url, cookie }: Candidate, upstream: string): Promise<number> {
  const [through, straight] = [new Client(url), new Client(upstream)];
  const times: Record<'through' | 'straight', number[]> = { through: [], straight: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    times.straight.push(await requestUs(straight, cookie));
    times.through.push(await requestUs(through, cookie));
  }
  await Promise.all([through.close(), straight.close()]);
  return median(times.through) - median(times.straight);
}

async function requestUs(client: Client, cookie: string): Promise<number> {
  const startedAt = process.hrtime.bigint();
  const { statusCode, body } = await client.request({ path, method: 'GET', headers: { cookie } });
  await body.dump();
  if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`);
  return Number(process.hrtime.bigint() - startedAt) / 1_000;
}

/** Counts database operations under load. The database must not have any other clients. */
async function countDatabaseOperations(mongoUri: string, { url, cookie }: Candidate) {
  const database = await createConnection(mongoUri).asPromise();
  const before = await countOperations(database);
  const requests = await load({ url: `${url}${path}`, connections, headers: { cookie } });
  const operations = (await countOperations(database)) - before;
  await database.close();
  return { requests, operations };
}

async function countOperations(database: Connection): Promise<number> {
  const { opcounters = {} }: { opcounters?: Record<string, number> } =
    (await database.db?.admin().serverStatus()) ?? {};
  return ['query', 'insert', 'update', 'delete', 'getmore'].reduce(
    (sum, kind) => sum + (opcounters[kind] ?? 0),
    0,
  );
}

await runBenchmark(main);
