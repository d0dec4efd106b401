import { waitFor, type OwnServer } from '@grantwright/shared/testing';
import { expect } from 'vitest';
import { findFaults } from '../../chaos/find-faults.ts';
import { countAcknowledged } from '../../chaos/ledger.ts';
import { startUsers } from '../../chaos/simulated-users.ts';
import { StoredData } from '../../chaos/stored-data.ts';
import type { DistributedSystem } from '../../chaos/system.ts';
import { Tally } from '../../chaos/tally.ts';

const longWait = { within: 120_000, every: 100 };

type Stores = { broker: OwnServer; connections: Record<string, string> };

/**
 * Runs two replicas of two services, kills the broker and one replica of each while users write, and compares the stored
 * data with the responses.
 */
export async function killDuringWrites(
  system: DistributedSystem,
  { broker, connections }: Stores,
): Promise<void> {
  for (const service of ['documents', 'applications'] as const) await system.addReplica(service);
  await system.waitUntilReady(longWait.within);
  const kill = (name: string) => system.replicas.find((replica) => replica.name === name)?.kill();
  const tally = new Tally();
  const broken: unknown[] = [];
  const onError = (error: unknown) => broken.push(error);
  const simulation = startUsers({ url: system.url, tally, users: 2, onError });
  const written = () => simulation.ledgers.reduce((sum, user) => sum + countAcknowledged(user), 0);
  const waitForWrites = async (count: number) => {
    const before = written();
    await waitFor(() => written() >= before + count, longWait);
  };

  await waitForWrites(5);
  await broker.kill();
  kill('applications-1');
  await waitForWrites(8);
  kill('documents-2');
  await broker.start();
  await waitForWrites(8);
  const users = await simulation.finish();
  await system.waitUntilReady(longWait.within);

  const stored = await StoredData.open(connections);
  try {
    const problems = async () => ({
      waiting: await stored.waitingEvents(),
      ...(await findFaults({ url: system.url, tally, stored }, users)),
    });
    const none = { waiting: 0, lost: [], duplicated: [] };
    await waitFor(async () => JSON.stringify(await problems()) === JSON.stringify(none), {
      within: 60_000,
      every: 500,
    }).catch(() => undefined);
    expect(await problems()).toEqual(none);
    expect(await stored.deadLetters()).toEqual([]);
  } finally {
    await stored.close();
  }
  expect(tally.leaks).toEqual([]);
  expect([...tally.unclear.keys()]).toEqual([]);
  expect(broken).toEqual([]);
  expect(written()).toBeGreaterThan(20);
}
