import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { documents } from '../../../test/messaging/documents-with-outbox.ts';
import { events } from '../../events/index.ts';
import { createLogger, createMetrics } from '../../service/index.ts';
import { anEvent, waitFor, withDatabase } from '../../testing/index.ts';
import { BusUnavailableError, type Bus } from '../bus.ts';
import { toOutboxModel, type OutboxModel } from './outbox.ts';
import { OutboxRelay } from './relay.ts';

let database: Connection;
withDatabase((connected) => (database = connected));

const oldest = (index: number) => new Date(Date.UTC(2026, 0, 5) + index).toISOString();

/**
 * Returns a relay with a batch size of 5 and a bus that rejects documents named `poison` and never confirms those named
 * `hangs`.
 */
async function setup({ batchTimeoutMs = 10_000, others = [] as OutboxModel[] } = {}) {
  const { rows, add } = await documents(database);
  const published: string[] = [];
  const attempted: string[] = [];
  let isDown = false;
  let nowMs = Date.UTC(2026, 0, 6);
  const publish = async ({ subject }: { subject: string }) => {
    attempted.push(subject);
    if (isDown) throw new BusUnavailableError('the broker is not connected');
    if (subject.startsWith('hangs')) await new Promise(() => undefined);
    if (subject.startsWith('poison')) throw new Error('no queue accepts it');
    published.push(subject);
  };
  const relay = new OutboxRelay([...others, toOutboxModel(rows)], {
    bus: { publish } as unknown as Bus,
    log: createLogger({ name: 'test', level: 'silent' }),
    metrics: createMetrics('test'),
    batchSize: 5,
    batchTimeoutMs,
    now: () => nowMs,
  });
  /** Adds unpublishable documents at the head of the outbox. */
  const addFirst = async (kind: 'poison' | 'hangs', count: number) => {
    const ids = Array.from({ length: count }, () => `${kind}-${randomUUID()}`);
    const eventAt = (index: number) => ({ time: oldest(index), sequence: 1 });
    const outboxOfOne = (id: string, index: number) => [
      anEvent(events.documentSaved, id, { ownerId: 'o' }, eventAt(index)),
    ];
    await rows.insertMany(
      ids.map((_id, index) => ({ _id, sequence: 1, outbox: outboxOfOne(_id, index) })),
    );
    return ids;
  };
  return {
    rows,
    relay,
    add,
    addFirst,
    published,
    attempted,
    takeDown: () => (isDown = true),
    bringUp: () => (isDown = false),
    advanceMs: (ms: number) => (nowMs += ms),
  };
}

it('publishes documents behind more unpublishable documents than one query returns', async () => {
  const { relay, addFirst, add, published, attempted } = await setup();
  await addFirst('poison', 12);
  const { _id } = await add();
  await relay.sweep();
  expect(published).toEqual([_id]);
  expect(relay.failingDocuments()).toBe(12);
  expect(attempted).toHaveLength(13);
});

it('does a limited amount of work per sweep, and continues in the next sweep', async () => {
  const { relay, addFirst, add, published, attempted } = await setup();
  await addFirst('poison', 60);
  const { _id } = await add();
  await relay.sweep();
  expect(attempted).toHaveLength(25);
  expect(published).toEqual([]);
  await relay.sweep();
  await relay.sweep();
  expect(published).toEqual([_id]);
  expect(attempted).toHaveLength(61);
});

it('retries a rejected document after its back-off, and drops a missing document', async () => {
  const { rows, relay, addFirst, attempted, advanceMs } = await setup();
  const [first, second] = await addFirst('poison', 2);
  await relay.sweep();
  await relay.sweep();
  expect(attempted).toEqual([first, second]);
  await rows.deleteOne({ _id: second });
  advanceMs(1_000);
  await relay.sweep();
  expect(attempted).toEqual([first, second, first]);
  expect(relay.failingDocuments()).toBe(1);
});

it('does not record failing documents while the bus is unavailable', async () => {
  const { relay, add, takeDown, bringUp, published, attempted } = await setup();
  for (let count = 0; count < 20; count += 1) await add();
  takeDown();
  await relay.sweep();
  expect(attempted).toHaveLength(5);
  expect(relay.failingDocuments()).toBe(0);
  bringUp();
  await relay.sweep();
  expect(published).toHaveLength(20);
});

it('publishes documents behind those that the bus never confirms', async () => {
  const { relay, addFirst, add, published } = await setup({ batchTimeoutMs: 50 });
  await addFirst('hangs', 7);
  const { _id } = await add();
  await relay.sweep();
  await waitFor(() => published.includes(_id));
});

it('publishes other collections if one of them cannot be read', async () => {
  const { rows: broken } = await documents(database);
  vi.spyOn(broken, 'find').mockImplementation(() => {
    throw new Error('this collection cannot be read');
  });
  const { relay, add, published } = await setup({ others: [toOutboxModel(broken)] });
  const { _id } = await add();
  await expect(relay.sweep()).rejects.toThrow('cannot be read');
  expect(published).toEqual([_id]);
});

it('counts a document with a damaged outbox as failing', async () => {
  const { rows, relay, add, published } = await setup();
  const damaged = { _id: 'damaged' as never, sequence: 1, outbox: [null] };
  await rows.collection.insertOne(damaged as never);
  const { _id } = await add();
  await relay.sweep();
  expect(published).toEqual([_id]);
  expect(relay.failingDocuments()).toBe(1);
});
