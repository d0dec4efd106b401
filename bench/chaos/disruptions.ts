import { setTimeout as pause } from 'node:timers/promises';
import { waitFor, type OwnServer } from '@grantwright/shared/testing';
import type { Replica, Disruption } from './deployment.ts';
import type { ReplicaSet } from './replica-set.ts';

export type Outage = {
  name: string;
  seconds: number;
  /** Seconds from the end of the outage until all surviving replicas were ready; undefined if they never were. */
  recovered: number | undefined;
  /** Why the outage could not be started or ended; the run continues. */
  failure?: string;
};

/** Kills and freezes each dependency in turn. */
export const createDisruptions = (
  database: ReplicaSet,
  broker: OwnServer,
  objects: OwnServer,
): Disruption[] => [
  { name: 'broker killed', inject: broker.kill, restore: broker.start },
  {
    name: 'primary killed',
    inject: () => database.killPrimary(),
    restore: () => database.restorePrimary(),
  },
  { name: 'object store killed', inject: objects.kill, restore: objects.start },
  { name: 'broker frozen', inject: broker.freeze, restore: broker.thaw },
  {
    name: 'primary frozen',
    inject: () => database.freezePrimary(),
    restore: () => database.restorePrimary(),
  },
  { name: 'object store frozen', inject: objects.freeze, restore: objects.thaw },
];

/** Kills a random replica at each interval. The returned function stops this and returns the number of kills. */
export function startKilling(replicas: () => Replica[], everyMs: number, random: () => number) {
  const stopping = new AbortController();
  let kills = 0;
  const killing = (async () => {
    for (;;) {
      await pause(everyMs, undefined, { signal: stopping.signal });
      const running = replicas();
      running[Math.floor(random() * running.length)]?.kill();
      kills += 1;
    }
  })().catch(() => undefined);
  return async () => {
    stopping.abort();
    await killing;
    return kills;
  };
}

/**
 * Causes an outage and measures how long the replicas that were not restarted during it take to recover. Never throws.
 */
export async function disrupt(
  disruption: Disruption,
  seconds: number,
  replicas: () => Replica[],
): Promise<Outage> {
  const startedAtMs = Date.now();
  try {
    await disruption.inject();
    await pause(seconds * 1_000);
    await disruption.restore();
  } catch (error) {
    // keep the results recorded so far
    const failure = error instanceof Error ? error.message : String(error);
    return { name: disruption.name, seconds, recovered: undefined, failure };
  }
  const restoredAt = Date.now();
  const recovered = await waitFor(
    () => replicas().every(({ isReady, startedAt }) => isReady || startedAt > startedAtMs),
    { within: 120_000, every: 100 },
  ).then(
    () => (Date.now() - restoredAt) / 1_000,
    () => undefined,
  );
  return { name: disruption.name, seconds, recovered };
}
