import { Schema, type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { events, createEvent, type DomainEvent } from '../../events/index.ts';
import { createLogger, createMetrics, registerOutboxAge } from '../../service/index.ts';
import { waitFor, withDatabase } from '../../testing/index.ts';
import type { Bus } from '../bus.ts';
import {
  appendEvent,
  createInitialEvents,
  indexOutbox,
  outboxFields,
  toOutboxModel,
  type WithOutbox,
} from './outbox.ts';
import { OutboxRelay } from './relay.ts';

type Row = WithOutbox & { name: string };
const log = createLogger({ name: 'test', level: 'silent' });

let database: Connection;
withDatabase((connected) => (database = connected));

const event = () =>
  createEvent(events.documentSaved, 's', { ownerId: 'o' }, { id: randomUUID(), time: new Date() });

async function setup(publish: (event: DomainEvent) => Promise<void>) {
  const schema = new Schema<Row>({ _id: String, name: String, ...outboxFields });
  indexOutbox(schema);
  const rows = database.model<Row>(`Row${randomUUID()}`, schema, `rows_${randomUUID()}`);
  await rows.createIndexes();
  const bus = { publish } as Bus;
  const relay = new OutboxRelay([toOutboxModel(rows)], {
    bus,
    log,
    metrics: createMetrics('test'),
    sweepIntervalMs: 20,
  });
  const add = async (outbox = createInitialEvents(event())) =>
    (await rows.create({ _id: randomUUID(), name: 'x', ...outbox })).toObject();
  return { rows, relay, add };
}

describe('the outbox relay', () => {
  it('publishes announced events, then empties the outbox', async () => {
    const published: DomainEvent[] = [];
    const { rows, relay, add } = await setup(async (e) => void published.push(e));
    const row = await add(createInitialEvents(event(), event()));
    relay.announce(rows, row);
    await waitFor(async () => (await rows.findById(row._id))?.outbox.length === 0);
    expect(published.map(({ sequence }) => sequence)).toEqual([1, 2]);
    await relay.stop();
  });

  it('reports the age of the oldest unpublished event', async () => {
    const { relay, rows, add } = await setup(async () => undefined);
    const metrics = createMetrics('test');
    const old = { ...event(), time: '2026-01-05T10:00:00.000Z' };
    registerOutboxAge(
      metrics,
      () => relay.oldestPending(),
      () => new Date('2026-01-05T10:01:30.000Z'),
    );
    const age = async () =>
      (await metrics.registry.getSingleMetric('outbox_oldest_event_seconds')?.get())?.values[0]
        ?.value;
    expect(await age()).toBe(0);
    await add(createInitialEvents(event()));
    await add(createInitialEvents(old, event()));
    expect(await age()).toBe(90);
    await relay.sweep();
    expect(await rows.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
    expect(await age()).toBe(0);
    await relay.stop();
  });

  it('publishes events that a crashed process left behind', async () => {
    const published: DomainEvent[] = [];
    const { rows, relay, add } = await setup(async (e) => void published.push(e));
    const row = await add();
    relay.start();
    await waitFor(() => published.length === 1);
    await waitFor(async () => (await rows.findById(row._id))?.outbox.length === 0);
    await relay.stop();
  });

  it('keeps an event until the bus has confirmed it', async () => {
    let down = true;
    let refused = 0;
    const published: DomainEvent[] = [];
    const { rows, relay, add } = await setup(async (e) => {
      if (down) {
        refused += 1;
        throw new Error('the bus is down');
      }
      published.push(e);
    });
    const row = await add();
    relay.start();
    await waitFor(() => refused > 1);
    expect((await rows.findById(row._id))?.outbox).toHaveLength(1);
    down = false;
    await waitFor(() => published.length === 1);
    await relay.stop();
  });

  it('numbers the events of one document and keeps their order', async () => {
    const published: DomainEvent[] = [];
    const { rows, relay, add } = await setup(async (e) => void published.push(e));
    const row = await add();
    await rows.updateOne({ _id: row._id }, [appendEvent(event())], { updatePipeline: true });
    await rows.updateOne({ _id: row._id }, [appendEvent(event())], { updatePipeline: true });
    relay.start();
    await waitFor(() => published.length === 3);
    expect(published.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    await relay.stop();
  });

  it('treats user text as data, never as an expression', async () => {
    const { rows, add } = await setup(async () => undefined);
    const row = await add({ sequence: 0, outbox: [] });
    const tricky = { ...event(), subject: '$name', data: { ownerId: '$$ROOT' } };
    await rows.updateOne({ _id: row._id }, [appendEvent(tricky)], { updatePipeline: true });
    expect((await rows.findById(row._id))?.outbox[0]).toEqual({ ...tricky, sequence: 1 });
  });

  it('removes a deleted document only after its last event is published', async () => {
    let isLate = false;
    const published: DomainEvent[] = [];
    const { rows, relay, add } = await setup(async (e) => {
      if (!isLate) {
        isLate = true;
        await rows.updateOne({ _id: row._id }, [appendEvent(event())], { updatePipeline: true });
      }
      published.push(e);
    });
    const row = await add();
    await rows.updateOne({ _id: row._id }, { $set: { deletedAt: new Date() } });
    relay.start();
    await waitFor(async () => !(await rows.exists({ _id: row._id })));
    expect(published.map(({ sequence }) => sequence)).toEqual([1, 2]);
    await relay.stop();
  });

  it('sweeps with a partial index that contains only pending documents', async () => {
    const { rows, add } = await setup(async () => undefined);
    await add();
    const plan = await rows
      .find({ 'outbox.0': { $exists: true } })
      .sort({ 'outbox.time': 1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('outbox_pending');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  });
});
