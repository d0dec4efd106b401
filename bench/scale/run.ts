import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dedicatedBroker, dedicatedMongo, dedicatedObjectStore } from '@grantwright/shared/testing';
import { startSystem } from '../chaos/system.ts';
import { onFleet, stations as fleet } from './fleet.ts';
import { during, measure, reallyRun, type Measured } from './measure.ts';
import { aPerson, kinds, peak, type Kind } from './person.ts';
import { at, simulate, type Kind as Load } from './simulate.ts';

/**
 * How much a deadline day takes (docs/SCALE.md): measures what each kind of request takes of each process,
 * holds a simulation of that against a real run on this machine, and simulates the day with many of each.
 * Linux only. --rate (20 a second) and --seconds (30) of the real run; --seed (1).
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
const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(6);
const ms = (time: number) => `${time.toFixed(1)} ms`.padStart(10);

const folder = await mkdtemp(join(tmpdir(), 'grantwright-scale-'));
// as a test run would: parts of their own are started in it and ended with it
process.env['GRANTWRIGHT_TEST_RUN'] = folder;
process.env['GRANTWRIGHT_TEST_RUN_PID'] = String(process.pid);
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  const { url, processes } = await start();
  const ways = await aPerson(url);
  await sleep(5_000);
  const idle = await during(processes, () => sleep(5_000));
  const measured = new Map<Kind, Measured>();
  console.log('alone, and milliseconds of processor a request by process');
  for (const kind of kinds) {
    const found = await measure(ways[kind], processes, idle);
    measured.set(kind, found);
    const each = [...found.work].map(([name, time]) => `${name} ${time.toFixed(2)}`).join(', ');
    console.log(`${kind.padEnd(14)}${ms(found.took)}   ${each}`);
  }
  const load = (perSecond: number) => kinds.map((kind) => asLoad(kind, measured, perSecond));

  const here = [...processes.keys()].map((name) => ({ name, servers: 1 }));
  const foretold = simulate(load(rate), here, { seconds: 600, seed });
  const real = await reallyRun(ways, processes, { rate, seconds: Number(values.seconds), seed });
  console.log(`\nat ${rate} requests a second, foretold and seen (${real.failed.length} failed)`);
  for (const reason of new Set(real.failed.map(String))) console.log(reason);
  for (const { name } of here) {
    const anyway = (idle.work.get(name) ?? 0) / idle.lasted;
    const seen = (real.work.get(name) ?? 0) / real.lasted;
    const said = (foretold.busy.get(name) ?? 0) + anyway;
    console.log(`${name.padEnd(14)}${percent(said)}${percent(seen)}`);
  }
  for (const kind of kinds) {
    const [said = [], seen = []] = [foretold.took.get(kind), real.took.get(kind)];
    const [half, most] = [0.5, 0.99].map((share) => `${ms(at(share, said))}${ms(at(share, seen))}`);
    console.log(`${kind.padEnd(14)}half within ${half}, 99 of 100 ${most} (${seen.length})`);
  }

  for (const times of [0.5, 1, 2]) {
    const day = kinds.map((kind, place) => onFleet(load(times * total)[place] as Load, kind));
    const { busy, took } = simulate(day, fleet, { seconds: 20, seed });
    const fullest = [...busy].sort(([, a], [, b]) => b - a);
    console.log(`\n${times} × the peak, ${(times * total).toFixed(0)} requests a second`);
    console.log(fullest.map(([name, share]) => `${name}${percent(share)}`).join(', '));
    console.log(
      '99 of 100:',
      kinds.map((kind) => `${kind}${ms(at(0.99, took.get(kind) ?? []))}`).join(', '),
    );
  }
} finally {
  for (const step of undo.reverse()) await step().catch((error: unknown) => console.error(error));
}

/** One copy of each service on parts of its own, with passwords hashed as they are in production. */
async function start() {
  const mongo = await dedicatedMongo(folder);
  undo.push(mongo.stop);
  const [broker, objects] = await Promise.all([dedicatedBroker(), dedicatedObjectStore()]);
  if (!broker || !objects) throw new Error('A RabbitMQ and a MinIO are needed.');
  undo.push(broker.stop, objects.stop);
  const system = await startSystem({
    folder,
    copiesOf: () => 1,
    parts: {
      MONGODB_URI: mongo.uri,
      ...broker.environment,
      ...objects.environment,
      BCRYPT_COST: '10',
      RATE_LIMIT_FACTOR: '1000000',
    },
  });
  undo.push(system.stop);
  await system.allReady(120_000);
  const processes = new Map(system.copies.map(({ name, pid }) => [name.replace(/-1$/, ''), pid]));
  processes.set('database', mongo.pid);
  return { url: system.url, processes };
}

/**
 * A request's work before its answer and behind it: alone, it was answered sooner than all of its work was done,
 * as where a file is read behind the answer, or it waited for what takes no processor.
 */
function asLoad(kind: Kind, measured: Map<Kind, Measured>, perSecond: number): Load {
  const { work = new Map<string, number>(), took = 0 } = measured.get(kind) ?? {};
  const all = [...work].map(([station, time]) => ({ station, ms: time }));
  const busy = all.reduce((sum, each) => sum + each.ms, 0);
  const before = Math.min(1, took / busy);
  const part = (share: number) => all.map(({ station, ms }) => ({ station, ms: share * ms }));
  const behind = part(1 - before).map((each) => ({ ...each, later: true }));
  return {
    name: kind,
    perSecond: (perSecond * peak[kind]) / total,
    work: before < 1 ? [...part(before), ...behind] : all,
    rest: Math.max(0, took - busy),
  };
}
