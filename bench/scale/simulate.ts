import { seededRandom } from '../lib/seeded-random.ts';
import type { Kind, Request, Station } from './model.ts';
import { Heap, Queue } from './queues.ts';

export type SimulationResult = {
  /** The utilization by station. */
  busy: Map<string, number>;
  /** The latencies by kind, in milliseconds. */
  latenciesMs: Map<string, number[]>;
};

/**
 * Simulates requests that arrive at random and visit their stations in order, after a warm-up of a fifth of `seconds`.
 * Service times are exponential, so they vary more than the measured times. Results are reproducible by seed.
 */
export function simulate(
  kinds: Kind[],
  stations: Station[],
  { seconds, seed }: { seconds: number; seed: number },
): SimulationResult {
  const next = seededRandom(seed);
  const varied = (mean: number) => -mean * Math.log(1 - next());
  const warm = seconds * 200;
  const end = warm + seconds * 1_000;
  const places = new Map(
    stations.map(({ name, servers }) => [
      name,
      { servers, free: servers, queue: new Queue(), worked: 0 },
    ]),
  );
  const latenciesMs = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  const due = new Heap();
  for (const kind of kinds)
    due.push({ time: varied(1_000 / kind.perSecond), request: newRequest(kind, 0) });

  const begin = (request: Request, now: number) => {
    const work = request.kind.work[request.step];
    const place = work && places.get(work.station);
    if (!work || !place) throw new Error(`${request.kind.name} refers to an unknown station`);
    place.free -= 1;
    const ms = varied(work.ms);
    if (now >= warm) place.worked += Math.min(ms, Math.max(0, end - now));
    due.push({ time: now + ms, request, leaves: work.station });
  };
  const proceed = (request: Request, now: number) => {
    const { kind, step, cameAt } = request;
    const work = kind.work[step];
    const isAnswered = (!work || work.later) && !kind.work[step - 1]?.later;
    if (isAnswered && cameAt >= warm) latenciesMs.get(kind.name)?.push(now - cameAt + kind.rest);
    if (!work) return;
    const place = places.get(work.station);
    if (place && place.free === 0) place.queue.push(request);
    else begin(request, now);
  };

  for (let event = due.pop(); event && event.time < end; event = due.pop()) {
    const { time, request, leaves } = event;
    if (leaves === undefined) {
      proceed({ ...request, cameAt: time }, time);
      due.push({
        time: time + varied(1_000 / request.kind.perSecond),
        request: newRequest(request.kind, time),
      });
      continue;
    }
    const place = places.get(leaves);
    if (place) place.free += 1;
    const waiting = place?.queue.shift();
    if (waiting) begin(waiting, time);
    proceed({ ...request, step: request.step + 1 }, time);
  }
  const busy = new Map(
    [...places].map(([name, { worked, servers }]) => [name, worked / (servers * (end - warm))]),
  );
  return { busy, latenciesMs };
}

const newRequest = (kind: Kind, cameAt: number): Request => ({ kind, cameAt, step: 0 });
