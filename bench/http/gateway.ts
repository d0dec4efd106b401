/**
 * What passing a request on costs: our gateway as it is built and deployed, with a session of the real auth
 * service, compared with a Fastify gateway and the minimum in plain Node; all in processes of their
 * own, in front of the same answer of 1 kB. ROUNDS (7), CONNECTIONS (16), PAIRS (1,500) of requests for the
 * latency; RABBITMQ_URL for a gateway that receives ended sessions, as in production. Linux only.
 */
import { calls } from '@grantwright/shared/contract';
import jwt from 'jsonwebtoken';
import { createConnection, type Connection } from 'mongoose';
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'undici';
import { gatewayAlone } from '../gateway-alone.ts';
import { load } from '../load.ts';
import { pairedRatios, report } from '../pairs.ts';
import { workOf } from '../scale/processes.ts';
import { servicesAlone } from '../services-alone.ts';
import { inOwnProcess, type OwnProcess } from './own-process.ts';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const connections = Number(process.env['CONNECTIONS'] ?? 16);
const pairs = Number(process.env['PAIRS'] ?? 1_500);
const { path } = calls.listOrganizations;

type Candidate = { url: string; pid: number; cookie: string };

const alone = await servicesAlone();
const others: OwnProcess[] = [];

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
    remembering: {
      ...(await startModule('fastify-proxy.ts', { ...env, REMEMBERS: 'true' })),
      cookie,
    },
    bare: { ...(await startModule('bare-proxy.ts', env)), cookie },
  };
  /** The same of each, and a 1 to which a ratio is the figure itself. */
  const each = (measure: (candidate: Candidate) => Promise<number>) => ({
    ours: () => measure(candidates.ours),
    fastify: () => measure(candidates.fastify),
    remembering: () => measure(candidates.remembering),
    bare: () => measure(candidates.bare),
    one: async () => 1,
  });

  // what a process compiles with its first requests is no part of a request
  for (const candidate of Object.values(candidates)) await cpuOfRequest(candidate);
  const cpu = await pairedRatios(rounds, each(cpuOfRequest));
  const added = await pairedRatios(
    rounds,
    each((candidate) => addedLatency(candidate, upstream.url)),
  );
  for (const [name, ratio, unit] of [
    ['CPU a request', cpu, 'µs'],
    ['median latency added, one connection', added, 'µs'],
  ] as const) {
    report(`${name}: ours ÷ fastify`, ratio('ours', 'fastify'));
    report(`${name}: ours ÷ fastify that remembers identities`, ratio('ours', 'remembering'));
    report(`${name}: ours ÷ bare http.request`, ratio('ours', 'bare'));
    for (const who of ['ours', 'fastify', 'remembering', 'bare'] as const)
      report(`  ${unit}, ${who}`, ratio(who, 'one'));
  }
  const { requests, operations } = await databaseWorkOf(ours);
  console.log(`database operations in ${requests} requests of ours: ${operations}`);
} finally {
  for (const { stop } of others) stop();
  await alone.stop();
}

async function startModule(module: string, env?: Record<string, string>): Promise<OwnProcess> {
  const process = await inOwnProcess(module, env);
  others.push(process);
  return process;
}

/** Microseconds of processor time a request, under load. */
async function cpuOfRequest({ url, pid, cookie }: Candidate): Promise<number> {
  const so = () => workOf(new Map([['it', pid]])).then((work) => (work.get('it') ?? 0) * 1_000);
  const before = await so();
  const requests = await load({ url: `${url}${path}`, connections, headers: { cookie } });
  return ((await so()) - before) / requests;
}

/** Microseconds that the median of requests takes longer than straight to what is behind, asked in turn. */
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
  const began = process.hrtime.bigint();
  const { statusCode, body } = await client.request({ path, method: 'GET', headers: { cookie } });
  await body.dump();
  if (statusCode !== 200) throw new Error(`answered with ${statusCode}`);
  return Number(process.hrtime.bigint() - began) / 1_000;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** What everything does in the database while our gateway is asked; there is no other work in it. */
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
