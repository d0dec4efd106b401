import { rm } from 'node:fs/promises';
import {
  createTestFolder,
  dedicatedBroker,
  dedicatedMongo,
  dedicatedObjectStore,
  waitFor,
} from '@grantwright/shared/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { findFaults } from '../chaos/find-faults.ts';
import { countAcknowledged } from '../chaos/ledger.ts';
import { startUsers } from '../chaos/simulated-users.ts';
import { StoredData } from '../chaos/stored-data.ts';
import { startSystem } from '../chaos/system.ts';
import { Tally } from '../chaos/tally.ts';

const [broker, objects] = await Promise.all([dedicatedBroker(), dedicatedObjectStore()]);
const replicated = ['documents', 'applications'];
const longWait = { within: 120_000, every: 100 };

describe.skipIf(!broker || !objects)('replicas with a real broker and object store', () => {
  const undo: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  test('never lose or duplicate an acknowledged write when replicas and the broker are killed', async () => {
    if (!broker || !objects) throw new Error('unreachable: the suite is skipped without them');
    undo.push(broker.stop, objects.stop);
    const folder = await createTestFolder('replicas-');
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const mongo = await dedicatedMongo(folder);
    undo.push(mongo.stop);
    const connections = { MONGODB_URI: mongo.uri, ...broker.environment, ...objects.environment };
    const countReplicas = (service: string) => (replicated.includes(service) ? 2 : 1);
    const system = await startSystem({ folder, replicasOf: countReplicas, connections });
    undo.push(system.stop);
    await system.waitUntilReady(longWait.within);
    const kill = (name: string) => system.replicas.find((replica) => replica.name === name)?.kill();

    const tally = new Tally();
    const broken: unknown[] = [];
    const onError = (error: unknown) => broken.push(error);
    const simulation = startUsers({ url: system.url, tally, users: 2, onError });
    const written = () =>
      simulation.ledgers.reduce((sum, user) => sum + countAcknowledged(user), 0);
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
    undo.push(stored.close);
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
    expect(tally.leaks).toEqual([]);
    expect([...tally.unclear.keys()]).toEqual([]);
    expect(broken).toEqual([]);
    expect(system.replicas.flatMap(({ unexpectedExits }) => unexpectedExits)).toEqual([]);
    expect(written()).toBeGreaterThan(20);
  }, 300_000);
});
