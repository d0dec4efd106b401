import { setTimeout as sleep } from 'node:timers/promises';
import { kinds, peak, type Kind, type aPerson } from './person.ts';
import { workOf } from './processes.ts';
import { numbersFrom } from '../numbers-from.ts';

type Ways = Awaited<ReturnType<typeof aPerson>>;
/** Milliseconds of processor, by process, and how long it lasted. */
type Worked = { work: Map<string, number>; lasted: number };
/** What one request takes of each process, and how long it takes when nobody else asks, in milliseconds. */
export type Measured = { work: Map<string, number>; took: number };

/** What the processes work while something is done. */
export async function during(
  processes: Map<string, number>,
  what: () => Promise<unknown>,
): Promise<Worked> {
  const [before, startedAt] = [await workOf(processes), performance.now()];
  await what();
  const lasted = performance.now() - startedAt;
  const after = await workOf(processes);
  return {
    work: new Map(
      [...after].map(([name, ms]) => [name, Math.max(0, ms - (before.get(name) ?? 0))]),
    ),
    lasted,
  };
}

/** One kind of request, asked again and again by one person; what the processes do anyway is taken off. */
export async function measure(
  way: () => Promise<unknown>,
  processes: Map<string, number>,
  idle: Worked,
): Promise<Measured> {
  // programs that have just begun take several times what they take later
  for (const until = performance.now() + 4_000; performance.now() < until;) await way();
  const took: number[] = [];
  const { work, lasted } = await during(processes, async () => {
    const until = performance.now() + 5_000;
    while (performance.now() < until) {
      const startedAt = performance.now();
      await way();
      took.push(performance.now() - startedAt);
    }
    // what follows an answer belongs to it: events, the reading of a file
    await sleep(1_500);
  });
  const each = [...work].map(([name, ms]): [string, number] => {
    const anyway = ((idle.work.get(name) ?? 0) * lasted) / idle.lasted;
    return [name, Math.max(0, ms - anyway) / took.length];
  });
  took.sort((a, b) => a - b);
  return { work: new Map(each), took: took[Math.floor(took.length / 2)] ?? NaN };
}

/** Requests at random, whether or not those before are answered, as many of each kind as it weighs. */
export async function reallyRun(
  ways: Ways,
  processes: Map<string, number>,
  { rate, seconds, seed }: { rate: number; seconds: number; seed: number },
) {
  const next = numbersFrom(seed);
  const total = Object.values(peak).reduce((sum, each) => sum + each, 0);
  const took = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  const failed: unknown[] = [];
  const one = async (kind: Kind) => {
    const startedAt = performance.now();
    await ways[kind]().then(
      () => took.get(kind)?.push(performance.now() - startedAt),
      (error: unknown) => failed.push(error),
    );
  };
  const choose = (): Kind => {
    let place = next() * total;
    return kinds.find((kind) => (place -= peak[kind]) < 0) ?? 'save';
  };
  const { work, lasted } = await during(processes, async () => {
    const under: Promise<unknown>[] = [];
    let due = performance.now();
    const until = due + seconds * 1_000;
    while (due < until) {
      due += (-1_000 * Math.log(1 - next())) / rate;
      await sleep(Math.max(0, due - performance.now()));
      under.push(one(choose()));
    }
    await Promise.all(under);
  });
  for (const times of took.values()) times.sort((a, b) => a - b);
  return { work, lasted, took, failed };
}
