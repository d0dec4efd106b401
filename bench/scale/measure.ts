import { setTimeout as sleep } from 'node:timers/promises';
import { kinds, peak, type Kind, type createRequests } from './requests.ts';
import { processCpuMs } from '../lib/process-usage.ts';
import { median } from '../lib/statistics.ts';
import { seededRandom } from '../lib/seeded-random.ts';

type Requests = Awaited<ReturnType<typeof createRequests>>;
/** The CPU milliseconds by process, and the elapsed time. */
export type Usage = { work: Map<string, number>; elapsedMs: number };
/** The CPU time of one request by process, and its latency without other load. */
export type Measurement = { work: Map<string, number>; latencyMs: number };

const measureWork = async (processes: Map<string, number>) =>
  new Map(
    await Promise.all(
      [...processes].map(async ([name, pid]) => [name, await processCpuMs(pid)] as const),
    ),
  );

/** Measures the CPU usage of the processes while `run` is running. */
export async function measureUsage(
  processes: Map<string, number>,
  run: () => Promise<unknown>,
): Promise<Usage> {
  const [before, startedAt] = [await measureWork(processes), performance.now()];
  await run();
  const elapsedMs = performance.now() - startedAt;
  const after = await measureWork(processes);
  return {
    work: new Map(
      [...after].map(([name, ms]) => [name, Math.max(0, ms - (before.get(name) ?? 0))]),
    ),
    elapsedMs,
  };
}

/** Measures one kind of request, sent repeatedly by one user, minus the idle CPU usage. */
export async function measure(
  send: () => Promise<unknown>,
  processes: Map<string, number>,
  idle: Usage,
): Promise<Measurement> {
  // warm up
  for (const until = performance.now() + 4_000; performance.now() < until;) await send();
  const latenciesMs: number[] = [];
  const { work, elapsedMs } = await measureUsage(processes, async () => {
    const until = performance.now() + 5_000;
    while (performance.now() < until) {
      const startedAt = performance.now();
      await send();
      latenciesMs.push(performance.now() - startedAt);
    }
    // include the work done after a response, such as events and extraction
    await sleep(1_500);
  });
  const timeByName = [...work].map(([name, ms]): [string, number] => {
    const idleMs = ((idle.work.get(name) ?? 0) * elapsedMs) / idle.elapsedMs;
    return [name, Math.max(0, ms - idleMs) / latenciesMs.length];
  });
  return { work: new Map(timeByName), latencyMs: median(latenciesMs) };
}

/** Sends requests at random times without waiting for responses, with each kind in proportion to `peak`. */
export async function runLoad(
  requests: Requests,
  processes: Map<string, number>,
  { rate, seconds, seed }: { rate: number; seconds: number; seed: number },
) {
  const next = seededRandom(seed);
  const total = Object.values(peak).reduce((sum, each) => sum + each, 0);
  const latenciesMs = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  const failed: unknown[] = [];
  const one = async (kind: Kind) => {
    const startedAt = performance.now();
    await requests[kind]().then(
      () => latenciesMs.get(kind)?.push(performance.now() - startedAt),
      (error: unknown) => failed.push(error),
    );
  };
  const choose = (): Kind => {
    let remaining = next() * total;
    return kinds.find((kind) => (remaining -= peak[kind]) < 0) ?? 'save';
  };
  const { work, elapsedMs } = await measureUsage(processes, async () => {
    const pending: Promise<unknown>[] = [];
    let due = performance.now();
    const until = due + seconds * 1_000;
    while (due < until) {
      due += (-1_000 * Math.log(1 - next())) / rate;
      await sleep(Math.max(0, due - performance.now()));
      pending.push(one(choose()));
    }
    await Promise.all(pending);
  });
  return { work, elapsedMs, latenciesMs, failed };
}
