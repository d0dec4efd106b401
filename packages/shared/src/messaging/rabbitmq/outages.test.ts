import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { events, type DomainEvent } from '../../events/index.ts';
import { createLogger } from '../../service/index.ts';
import { anEvent, dedicatedBroker, linkToBroker, waitFor } from '../../testing/index.ts';
import { RabbitMqBus } from './rabbitmq-bus.ts';
import { broadcastGroups, groupQueues, Topology } from './topology.ts';

const broker = await dedicatedBroker();
const url = broker?.environment['RABBITMQ_URL'] ?? '';
const link = broker && (await linkToBroker(url));
const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
const { type } = events.documentSaved;
const saved = (overrides: Partial<DomainEvent> = {}) =>
  anEvent(events.documentSaved, randomUUID(), { ownerId: 'o' }, overrides);
const longTimeout = { within: 60_000 };
/** Also waits for the reconnect. */
const deadLettersOf = (bus: RabbitMqBus) => waitFor(() => bus.deadLetters(), longTimeout);

/**
 * Resolves when RabbitMQ has stored that the queues of a bus exist, which happens after it confirms them. A kill before
 * that loses a queue with its messages, which a cluster would still have.
 */
async function queuesAreStored(prefix: string, group: string, delays: number[]): Promise<void> {
  const { queueOf, deadQueueOf, waitOf } = new Topology(prefix);
  const queued = [...groupQueues().keys(), group];
  const queues = [
    ...queued.map(queueOf),
    ...[...queued, ...broadcastGroups()].map(deadQueueOf),
    ...delays.map(waitOf),
  ];
  const look = async () => {
    const stored = (await broker?.readDataFiles('names.dets')) ?? '';
    // an `m` follows each name in this file of Erlang terms
    return queues.every((queue) => stored.includes(`%2F_${queue}m`));
  };
  await waitFor(look, { ...longTimeout, every: 250 });
}

/** Twenty writers that publish events and, like the relay, publish each again until it is confirmed. */
function startWriters(bus: RabbitMqBus) {
  const confirmed: string[] = [];
  const outbox = new Set<DomainEvent>();
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const event = saved();
      outbox.add(event);
      for (let isOut = false; !isOut;) {
        isOut = await bus.publish(event).then(
          () => true,
          () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50)),
        );
      }
      outbox.delete(event);
      confirmed.push(event.id);
    }
  };
  const writers = Array.from({ length: 20 }, write);
  return {
    confirmed,
    outbox,
    finish: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

describe.skipIf(!broker)('the RabbitMQ bus during a broker outage', () => {
  vi.setConfig({ testTimeout: 150_000 });
  const open: RabbitMqBus[] = [];
  const newBus = (prefix: string, { brokerUrl = url, retryDelaysMs = [50, 200, 1_000] } = {}) => {
    const bus = new RabbitMqBus({ url: brokerUrl, name: 'test', prefix, log, retryDelaysMs });
    open.push(bus);
    return bus;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((bus) => bus.close()));
  });
  afterAll(async () => {
    await link?.disconnect();
    await broker?.stop();
  });

  // this kills the broker, so it runs before the others have declared queues that it would have to recover
  it('loses no confirmed event, pending retry or dead letter when killed at work', async () => {
    const retryPrefix = `waits-${randomUUID()}`;
    const retrying = newBus(retryPrefix, { retryDelaysMs: [100, 4_000] });
    const handledIds: string[] = [];
    const triedIds: string[] = [];
    let isFixed = false;
    const poison = saved();
    await retrying.subscribe({
      group: 'test.fails',
      types: [type],
      handle: async ({ id }) => {
        triedIds.push(id);
        if (id === poison.id || !isFixed) throw new Error('not now');
        handledIds.push(id);
      },
    });
    const prefix = `kill-${randomUUID()}`;
    const [publishing, consuming] = [newBus(prefix), newBus(prefix)];
    const receivedIds = new Set<string>();
    await consuming.subscribe({
      group: 'test.counts',
      types: [type],
      handle: async ({ id }) => void receivedIds.add(id),
    });
    await Promise.all([retrying.connected(), publishing.connected()]);
    await retrying.publish(poison);
    await waitFor(async () => (await retrying.deadLetters()).length === 1, longTimeout);
    await queuesAreStored(retryPrefix, 'test.fails', [100, 4_000]);
    await queuesAreStored(prefix, 'test.counts', []);

    const { confirmed, outbox, finish } = startWriters(publishing);
    await waitFor(() => confirmed.length > 200, longTimeout);
    const late = saved();
    await retrying.publish(late);
    await waitFor(() => triedIds.filter((id) => id === late.id).length === 2, longTimeout);
    isFixed = true;
    await broker?.kill();
    await broker?.start();
    const before = confirmed.length;
    await waitFor(() => confirmed.length > before + 200, longTimeout);
    await finish();
    expect(outbox.size).toBe(0);
    await waitFor(() => confirmed.every((id) => receivedIds.has(id)), longTimeout);
    expect(await deadLettersOf(consuming)).toEqual([]);
    await waitFor(() => handledIds.includes(late.id), longTimeout);
    const letters = await deadLettersOf(retrying);
    expect(letters.map(({ event, attempts }) => [event?.id, attempts])).toEqual([[poison.id, 3]]);
  });

  it('waits for a broker that is not up yet, rejects publishing, and reports the connection', async () => {
    await link?.disconnect();
    const bus = newBus(`late-${randomUUID()}`, { brokerUrl: link?.url ?? '' });
    const received: string[] = [];
    let isSubscribed = false;
    const subscribing = bus
      .subscribe({
        group: 'test.waits',
        types: [type],
        handle: async ({ id }) => void received.push(id),
      })
      .then(() => {
        isSubscribed = true;
      });
    await expect(bus.publish(saved())).rejects.toThrow('not connected');
    expect(await bus.ready()).toBe(false);
    expect(bus.connection().isConnected).toBe(false);
    expect(isSubscribed).toBe(false);
    await link?.reconnect();
    await subscribing;
    await bus.connected();
    expect(await bus.ready()).toBe(true);
    const before = bus.connection();
    expect(before.isConnected).toBe(true);
    const event = saved();
    await bus.publish(event);
    await waitFor(() => received.includes(event.id));
    await link?.disconnect();
    await expect(bus.publish(saved())).rejects.toThrow();
    await waitFor(() => !bus.connection().isConnected);
    expect(bus.connection().since.getTime()).toBeGreaterThan(before.since.getTime());
    await link?.reconnect();
    await waitFor(() => bus.publish(saved()).then(() => true), longTimeout);
    await waitFor(() => received.length >= 2, longTimeout);
  });

  it('notifies a broadcast subscriber that the connection was lost, and then restored', async () => {
    const bus = newBus(`broadcast-${randomUUID()}`, { brokerUrl: link?.url ?? '' });
    const changes: boolean[] = [];
    await bus.subscribe({
      group: 'test.broadcast',
      types: [type],
      broadcast: true,
      onConnectionChange: (isConnected) => void changes.push(isConnected),
      handle: async () => undefined,
    });
    await link?.disconnect();
    await waitFor(() => changes.at(-1) === false);
    await link?.reconnect();
    await waitFor(() => changes.at(-1) === true, longTimeout);
    expect(changes).toEqual([false, true, false, true]);
  });
});
