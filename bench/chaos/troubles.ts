import { setTimeout as pause } from 'node:timers/promises';
import { waitFor, type OwnServer } from '@grantwright/shared/testing';
import type { Copy } from './deployment.ts';
import type { ReplicaSet } from './replica-set.ts';

/** A part that the services cannot do without, and the ways to take it from them. */
export type Part = {
  name: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
};

export type Outage = {
  name: string;
  seconds: number;
  /** Seconds after its return until every copy that had lived through it was ready; undefined: never. */
  recovered: number | undefined;
  /** Why the part could not be removed or restored: the round continues, and proves less. */
  failure?: string;
};

/** Every part, once as if its power had failed, once as if it hung. */
export const partsToCut = (database: ReplicaSet, broker: OwnServer, objects: OwnServer): Part[] => [
  { name: 'broker killed', cut: broker.kill, restore: broker.start },
  {
    name: 'primary killed',
    cut: () => database.killPrimary(),
    restore: () => database.bringBack(),
  },
  { name: 'object store killed', cut: objects.kill, restore: objects.start },
  { name: 'broker frozen', cut: broker.freeze, restore: broker.thaw },
  {
    name: 'primary frozen',
    cut: () => database.freezePrimary(),
    restore: () => database.bringBack(),
  },
  { name: 'object store frozen', cut: objects.freeze, restore: objects.thaw },
];

/** Kills one copy after another, the next one drawn by `random`, until it is ended; gives how many. */
export function startKilling(copies: () => Copy[], everyMs: number, random: () => number) {
  const ending = new AbortController();
  let kills = 0;
  const killing = (async () => {
    for (;;) {
      await pause(everyMs, undefined, { signal: ending.signal });
      const living = copies();
      living[Math.floor(random() * living.length)]?.kill();
      kills += 1;
    }
  })().catch(() => undefined);
  return async () => {
    ending.abort();
    await killing;
    return kills;
  };
}

/** Takes a part away for a while, and watches how the copies come back that nobody restarted. Never throws. */
export async function cutOff(part: Part, seconds: number, copies: () => Copy[]): Promise<Outage> {
  const cutAt = Date.now();
  try {
    await part.cut();
    await pause(seconds * 1_000);
    await part.restore();
  } catch (error) {
    // the responses recorded so far must not be lost with it
    const failure = error instanceof Error ? error.message : String(error);
    return { name: part.name, seconds, recovered: undefined, failure };
  }
  const restoredAt = Date.now();
  const recovered = await waitFor(
    () => copies().every(({ isReady, startedAt }) => isReady || startedAt > cutAt),
    { within: 120_000, every: 100 },
  ).then(
    () => (Date.now() - restoredAt) / 1_000,
    () => undefined,
  );
  return { name: part.name, seconds, recovered };
}
