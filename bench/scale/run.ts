import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dedicatedBroker, dedicatedMongo, dedicatedObjectStore } from '@grantwright/shared/testing';
import { startSystem } from '../chaos/system.ts';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { quantile } from '../lib/statistics.ts';
import { assignToFleet, stations as fleet } from './fleet.ts';
import { measureUsage, measure, runLoad, type Measurement, type Usage } from './measure.ts';
import { createRequests, kinds, peak, type Kind } from './requests.ts';
import type { Kind as Load } from './model.ts';
import { simulate } from './simulate.ts';

/**
 * Estimates the capacity for a deadline day (docs/SCALE.md): measures the CPU time of each kind of request by process,
 * compares a simulation with a real run on this machine, and simulates the day on a fleet. Linux only. --rate (20 per
 * second) and --seconds (30) of the real run; --seed (1).
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const rate = numberFlag('--rate', values.rate);
const seconds = numberFlag('--seconds', values.seconds);
const seed = numberFlag('--seed', values.seed);
const total = Object.values(peak).reduce((sum, each) => sum + each, 0);
const percent = (share: number) => `${(100 * share).toFixed(0)}%`.padStart(6);
const ms = (time: number) => `${time.toFixed(1)} ms`.padStart(10);

type Requests = Awaited<ReturnType<typeof createRequests>>;
type Processes = Map<string, number>;

async function main(bench: Bench): Promise<void> {
  const { url, processes } = await startProcesses(bench);
  const requests = await createRequests(url);
  await sleep(5_000);
  const idle = await measureUsage(processes, () => sleep(5_000));
  const measurements = await measureKinds(requests, processes, idle);
  const load = kinds.map((kind) => computeLoad(kind, measurements, rate));
  await compareWithMeasured(load, requests, { processes, idle });
  for (const factor of [0.5, 1, 2]) predictDay(factor, measurements);
}

async function measureKinds(
  requests: Requests,
  processes: Processes,
  idle: Usage,
): Promise<Map<Kind, Measurement>> {
  const measurements = new Map<Kind, Measurement>();
  console.log('latency without other load, and CPU milliseconds per request by process');
  for (const kind of kinds) {
    const measurement = await measure(requests[kind], processes, idle);
    measurements.set(kind, measurement);
    const times = [...measurement.work]
      .map(([name, time]) => `${name} ${time.toFixed(2)}`)
      .join(', ');
    console.log(`${kind.padEnd(14)}${ms(measurement.latencyMs)}   ${times}`);
  }
  return measurements;
}

/** Prints the simulated and the measured utilization and latency on this machine. */
async function compareWithMeasured(
  load: Load[],
  requests: Requests,
  { processes, idle }: { processes: Processes; idle: Usage },
): Promise<void> {
  const singleServers = [...processes.keys()].map((name) => ({ name, servers: 1 }));
  const predicted = simulate(load, singleServers, { seconds: 600, seed });
  const real = await runLoad(requests, processes, { rate, seconds, seed });
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
      (share) => `${ms(quantile(predictedTimes, share))}${ms(quantile(measuredTimes, share))}`,
    );
    console.log(`${kind.padEnd(14)}p50 ${p50}, p99 ${p99} (${measuredTimes.length})`);
  }
}

/** Prints the simulated utilization and latency of the fleet at a multiple of the peak. */
function predictDay(factor: number, measurements: Map<Kind, Measurement>): void {
  const day = kinds.map((kind) =>
    assignToFleet(computeLoad(kind, measurements, factor * total), kind),
  );
  const { busy, latenciesMs } = simulate(day, fleet, { seconds: 20, seed });
  const byUtilization = [...busy].sort(([, a], [, b]) => b - a);
  const p99 = (kind: Kind) => ms(quantile(latenciesMs.get(kind) ?? [], 0.99));
  console.log(`\n${factor} × the peak, ${(factor * total).toFixed(0)} requests per second`);
  console.log(byUtilization.map(([name, share]) => `${name}${percent(share)}`).join(', '));
  console.log('p99:', kinds.map((kind) => `${kind}${p99(kind)}`).join(', '));
}

/** Starts one replica of each service with dedicated MongoDB, RabbitMQ and MinIO, and production password hashing. */
async function startProcesses({ folder, defer }: Bench) {
  const mongo = await dedicatedMongo(folder);
  defer(mongo.stop);
  const [broker, objects] = await Promise.all([dedicatedBroker(), dedicatedObjectStore()]);
  if (!broker || !objects) throw new Error('This benchmark needs RabbitMQ and MinIO.');
  defer(broker.stop);
  defer(objects.stop);
  const system = await startSystem({
    folder,
    replicasOf: () => 1,
    environment: {
      MONGODB_URI: mongo.uri,
      ...broker.environment,
      ...objects.environment,
      BCRYPT_COST: '10',
      RATE_LIMIT_FACTOR: '1000000',
    },
  });
  defer(system.stop);
  await system.waitUntilReady(120_000);
  const processes = new Map(system.replicas.map(({ name, pid }) => [name.replace(/-1$/, ''), pid]));
  processes.set('database', mongo.pid);
  return { url: system.url, processes };
}

/**
 * Splits the work of a request into the parts before and after its response. If the latency is shorter than the CPU
 * time, the remaining work, such as extraction, runs after the response. If it is longer, the request waited without
 * CPU work.
 */
function computeLoad(kind: Kind, measurements: Map<Kind, Measurement>, perSecond: number): Load {
  const { work = new Map<string, number>(), latencyMs = 0 } = measurements.get(kind) ?? {};
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

await runBenchmark(main);
