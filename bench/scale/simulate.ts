import { numbersFrom } from '../numbers-from.ts';
import { Heap, Queue } from './queues.ts';

/** Where a request waits for its turn: so many at a time, first come, first served. */
export type Station = { name: string; servers: number };
/** A kind of request: how many come in a second, and how long each station has to do with one. */
export type Kind = {
  name: string;
  perSecond: number;
  /** In order; milliseconds of work, on average. What is `later` is done when the answer is out already. */
  work: { station: string; ms: number; later?: boolean }[];
  /** Milliseconds that nobody's processor is taken: a disk, a network. */
  rest: number;
};
export type Simulated = {
  /** By station: the share of its time that it was at work. */
  busy: Map<string, number>;
  /** By kind: milliseconds from coming to the answer, sorted. */
  took: Map<string, number[]>;
};

export type Request = { kind: Kind; cameAt: number; step: number };
export type Due = { at: number; request: Request; leaves?: string };

/**
 * Requests that come at random, each to its stations in turn, for so many seconds after a fifth of them
 * has warmed it up. Work varies as exponential times do, which is more than it did where it was measured.
 * The same seed gives the same figures.
 */
export function simulate(
  kinds: Kind[],
  stations: Station[],
  { seconds, seed }: { seconds: number; seed: number },
): Simulated {
  const next = numbersFrom(seed);
  const varied = (mean: number) => -mean * Math.log(1 - next());
  const warm = seconds * 200;
  const end = warm + seconds * 1_000;
  const places = new Map(
    stations.map(({ name, servers }) => [
      name,
      { servers, free: servers, queue: new Queue(), worked: 0 },
    ]),
  );
  const took = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  const due = new Heap();
  for (const kind of kinds)
    due.push({ at: varied(1_000 / kind.perSecond), request: fresh(kind, 0) });

  const begin = (request: Request, now: number) => {
    const work = request.kind.work[request.step];
    const place = work && places.get(work.station);
    if (!work || !place) throw new Error(`${request.kind.name} goes where nothing is`);
    place.free -= 1;
    const ms = varied(work.ms);
    if (now >= warm) place.worked += Math.min(ms, Math.max(0, end - now));
    due.push({ at: now + ms, request, leaves: work.station });
  };
  const goOn = (request: Request, now: number) => {
    const { kind, step, cameAt } = request;
    const work = kind.work[step];
    const isAnswered = (!work || work.later) && !kind.work[step - 1]?.later;
    if (isAnswered && cameAt >= warm) took.get(kind.name)?.push(now - cameAt + kind.rest);
    if (!work) return;
    const place = places.get(work.station);
    if (place && place.free === 0) place.queue.push(request);
    else begin(request, now);
  };

  for (let event = due.pop(); event && event.at < end; event = due.pop()) {
    const { at, request, leaves } = event;
    if (leaves === undefined) {
      goOn({ ...request, cameAt: at }, at);
      due.push({
        at: at + varied(1_000 / request.kind.perSecond),
        request: fresh(request.kind, at),
      });
      continue;
    }
    const place = places.get(leaves);
    if (place) place.free += 1;
    const waiting = place?.queue.shift();
    if (waiting) begin(waiting, at);
    goOn({ ...request, step: request.step + 1 }, at);
  }
  for (const times of took.values()) times.sort((a, b) => a - b);
  const busy = new Map(
    [...places].map(([name, { worked, servers }]) => [name, worked / (servers * (end - warm))]),
  );
  return { busy, took };
}

const fresh = (kind: Kind, cameAt: number): Request => ({ kind, cameAt, step: 0 });

/** The time that so large a share of them took less than. */
export const at = (share: number, sorted: number[]): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
