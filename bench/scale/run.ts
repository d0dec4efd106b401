import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dedicatedBroker, dedicatedMongo, dedicatedObjectStore } from '@grantwright/shared/testing';
import { startSystem } from '../chaos/system.ts';
import { onFleet, stations as fleet } from './fleet.ts';
import { during, measure, runLoad, type Measured } from './measure.ts';
import { createUser, kinds, peak, type Kind } from './user.ts';
import type { Kind as Load } from './model.ts';
import { quantile, simulate } from './simulate.ts';

/**
 * Capacity for a deadline day (docs/SCALE.md): measures the CPU time of each kind of request by process, compares a
 * simulation with a real run on this machine, and simulates the day on a fleet. Linux only. --rate (20 per second) and
 * --seconds (30) of the real run; --seed (1).
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const rate = Number(values.rate);
const seed = Number(values.seed);
const total = Object.values(peak).reduce((sum, each) => sum + each, 0);
const percent = (share: number) => `${(100 * share).toFixed(0)}%`.padStart(6);
const ms = (time: number) => `${time.toFixed(1)} ms`.padStart(10);

const folder = await mkdtemp(join(tmpdir(), 'grantwright-scale-'));
// dedicated servers use this folder and exit with this process, as in a test run
process.env['GRANTWRIGHT_TEST_RUN'] = folder;
process.env['GRANTWRIGHT_TEST_RUN_PID'] = String(process.pid);
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  const { url, processes } = await start();
  const requests = await createUser(url);
  await sleep(5_000);
  const idle = await during(processes, () => sleep(5_000));
  const measured = new Map<Kind, Measured>();
  console.log('latency without other load, and CPU milliseconds per request by process');
  for (const kind of kinds) {
    const measurement = await measure(requests[kind], processes, idle);
    measured.set(kind, measurement);
    const times = [...measurement.work]
      .map(([name, time]) => `${name} ${time.toFixed(2)}`)
      .join(', ');
    console.log(`${kind.padEnd(14)}${ms(measurement.latencyMs)}   ${times}`);
  }
  const load = (perSecond: number) => kinds.map((kind) => asLoad(kind, measured, perSecond));

  const singleServers = [...processes.keys()].map((name) => ({ name, servers: 1 }));
  const predicted = simulate(load(rate), singleServers, { seconds: 600, seed });
  const real = await runLoad(requests, processes, { rate, seconds: Number(values.seconds), seed });
  console.log(
    `\nat ${rate} requests per second, predicted and measured (${real.failed.length} failed)`,
  );
  for (const reason of new Set(real.failed.map(String))) console.log(reason);
  for (const { name } of singleServers) {
    const idleShare = (idle.work.get(name) ?? 0) / idle.elapsedMs;
    const measuredShare = (real.work.get(name) ?? 0) / real.elapsedMs;
    const predictedShare = (predicted.busy.get(name) ?? 0) + idleShare;
    console.log(`${name.padEnd(14)}${percent(predictedShare)}${percent(measuredShare)}`);
  }
  for (const kind of kinds) {
    const [predictedTimes = [], measuredTimes = []] = [
      predicted.latenciesMs.get(kind),
      real.latenciesMs.get(kind),
    ];
    const [p50, p99] = [0.5, 0.99].map(
      (share) => `${ms(quantile(share, predictedTimes))}${ms(quantile(share, measuredTimes))}`,
    );
    console.log(`${kind.padEnd(14)}p50 ${p50}, p99 ${p99} (${measuredTimes.length})`);
  }

  for (const times of [0.5, 1, 2]) {
    const day = kinds.map((kind, place) => onFleet(load(times * total)[place] as Load, kind));
    const { busy, latenciesMs } = simulate(day, fleet, { seconds: 20, seed });
    const byUtilization = [...busy].sort(([, a], [, b]) => b - a);
    console.log(`\n${times} × the peak, ${(times * total).toFixed(0)} requests per second`);
    console.log(byUtilization.map(([name, share]) => `${name}${percent(share)}`).join(', '));
    console.log(
      'p99:',
      kinds.map((kind) => `${kind}${ms(quantile(0.99, latenciesMs.get(kind) ?? []))}`).join(', '),
    );
  }
} finally {
  for (const step of undo.reverse()) await step().catch((error: unknown) => console.error(error));
}

/** Starts one replica of each service with dedicated MongoDB, RabbitMQ and MinIO, and production password hashing. */
async function start() {
  const mongo = await dedicatedMongo(folder);
  undo.push(mongo.stop);
  const [broker, objects] = await Promise.all([dedicatedBroker(), dedicatedObjectStore()]);
  if (!broker || !objects) throw new Error('This benchmark needs RabbitMQ and MinIO.');
  undo.push(broker.stop, objects.stop);
  const system = await startSystem({
    folder,
    replicasOf: () => 1,
    connections: {
      MONGODB_URI: mongo.uri,
      ...broker.environment,
      ...objects.environment,
      BCRYPT_COST: '10',
      RATE_LIMIT_FACTOR: '1000000',
    },
  });
  undo.push(system.stop);
  await system.waitUntilReady(120_000);
  const processes = new Map(system.replicas.map(({ name, pid }) => [name.replace(/-1$/, ''), pid]));
  processes.set('database', mongo.pid);
  return { url: system.url, processes };
}

/**
 * Splits the work of a request into before and after its response. If the latency was shorter than the CPU time, the rest
 * runs after the response, such as extraction; if it was longer, the request waited without CPU work.
 */
function asLoad(kind: Kind, measured: Map<Kind, Measured>, perSecond: number): Load {
  const { work = new Map<string, number>(), latencyMs = 0 } = measured.get(kind) ?? {};
  const all = [...work].map(([station, time]) => ({ station, ms: time }));
  const busy = all.reduce((sum, each) => sum + each.ms, 0);
  const before = Math.min(1, latencyMs / busy);
  const part = (share: number) => all.map(({ station, ms }) => ({ station, ms: share * ms }));
  const afterResponse = part(1 - before).map((each) => ({ ...each, later: true }));
  return {
    name: kind,
    perSecond: (perSecond * peak[kind]) / total,
    work: before < 1 ? [...part(before), ...afterResponse] : all,
    rest: Math.max(0, latencyMs - busy),
  };
}
