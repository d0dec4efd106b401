/**
 * Measures the cost of an event for its write, and the time to its consumer: an event in the document, compared with a plain update,
 * a transaction with an outbox row, and an update followed by a publish. 32 concurrent writers. All candidates change the
 * same documents with the same write concern and start with empty outboxes. "Delivered" is throughput: the clock stops when
 * all events are consumed and all outboxes are empty.
 * MONGODB_URI: a replica set; RABBITMQ_URL: the broker; ROUNDS (8); WRITES (400) per round; DOCUMENTS (one per write; with
 * 32, each writer changes the same document repeatedly).
 */
import { randomUUID } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { events, makeEvent, type DomainEvent } from '@grantwright/shared/events';
import {
  appendEvent,
  indexOutbox,
  outboxFields,
  outboxOf,
  OutboxRelay,
  pendingFilter,
  type WithOutbox,
} from '@grantwright/shared/messaging';
import { createLogger, createMetrics } from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import { pairedRatios, report } from '../paired-rounds.ts';
import { connectBus } from './connect-bus.ts';

const rounds = Number(process.env['ROUNDS'] ?? 8);
const writes = Number(process.env['WRITES'] ?? 400);
const writers = 32;
const documents = Number(process.env['DOCUMENTS'] ?? writes);
const log = createLogger({ name: 'bench', level: 'silent' });
const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/?replicaSet=rs0';
const url = process.env['RABBITMQ_URL'] ?? 'amqp://guest:guest@127.0.0.1:5672';
const prefix = `bench-${randomUUID()}`;

type Row = WithOutbox & { title: string; content: string };
const schema = new Schema<Row>({ _id: String, title: String, content: String, ...outboxFields });
indexOutbox(schema);
const bus = await connectBus(url, prefix);
// unlike a service, a benchmark must fail without a database
const signal = AbortSignal.timeout(20_000);
const database = await connectMongo({ uri, database: prefix.slice(0, 30), log, signal });
const rows = database.model<Row>('Row', schema, 'rows');
await rows.createIndexes();
const outboxRows = database.collection('outbox_rows');
const ids = Array.from({ length: documents }, () => randomUUID());
const content = 'x'.repeat(20_000);
await rows.insertMany(ids.map((_id) => ({ _id, title: 'a', content, sequence: 0, outbox: [] })));

const pending = new Map<string, () => void>();
await bus.subscribe({
  group: 'bench.outbox',
  types: [events.documentSaved.type],
  handle: async ({ id }) => pending.get(id)?.(),
});
const metrics = createMetrics('bench');
const startRelay = () => {
  const relay = new OutboxRelay([outboxOf(rows)], { bus, log, metrics });
  relay.start();
  return relay;
};

const eventOf = (subject: string) =>
  makeEvent(
    events.documentSaved,
    subject,
    { ownerId: 'o' },
    { id: randomUUID(), time: new Date() },
  );
const consumed = (id: string) =>
  new Promise<void>((resolve) => {
    pending.set(id, () => {
      pending.delete(id);
      resolve();
    });
  });

const plain = (_id: string) =>
  rows.updateOne({ _id }, [{ $set: { title: { $literal: randomUUID() } } }], {
    updatePipeline: true,
  });
const withEvent = async (_id: string, event = eventOf(_id)) => {
  const stages = [{ $set: { title: { $literal: randomUUID() } } }, appendEvent(event)];
  const options = { updatePipeline: true, returnDocument: 'after' } as const;
  const projection = { outbox: 1, sequence: 1 };
  return await rows.findOneAndUpdate({ _id }, stages, { ...options, projection }).lean<Row>();
};
const inTransaction = (_id: string) =>
  database.transaction(async (session) => {
    await rows.updateOne({ _id }, { $set: { title: randomUUID() } }, { session });
    await outboxRows.insertOne({ event: JSON.stringify(eventOf(_id)) }, { session });
  });
/** Milliseconds for all writes and `finish`. */
async function timed(
  write: (id: string) => Promise<unknown>,
  finish: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  await rows.updateMany(pendingFilter, { $set: { outbox: [] } });
  await outboxRows.deleteMany({});
  const startedAt = performance.now();
  const work = Array.from({ length: writers }, async (_, writer) => {
    for (let index = writer; index < writes; index += writers)
      await write(ids[index % documents] ?? '');
  });
  await Promise.all(work);
  await finish();
  return performance.now() - startedAt;
}

/** Milliseconds until all events are consumed and removed from their documents. */
async function delivered(): Promise<number> {
  const relay = startRelay();
  const arrivals: Promise<void>[] = [];
  const send = async (id: string) => {
    const event = eventOf(id);
    arrivals.push(consumed(event.id));
    const row = await withEvent(id, event);
    if (row) relay.announce(rows, row);
  };
  const time = await timed(send, async () => {
    await Promise.all(arrivals);
    await relay.stop();
  });
  if (await rows.exists(pendingFilter)) throw new Error('The relay left unpublished events.');
  return time;
}

/** The median time from a write to its consumer, in milliseconds, one write at a time. */
async function latency(send: (event: ReturnType<typeof eventOf>, id: string) => Promise<void>) {
  const times: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    const [id = ''] = ids;
    const event = eventOf(id);
    const arrived = consumed(event.id);
    const startedAt = performance.now();
    await send(event, id);
    await arrived;
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[20] ?? NaN;
}

try {
  const cost = await pairedRatios(rounds, {
    plain: () => timed(plain),
    event: () => timed((id) => withEvent(id)),
    transaction: () => timed(inTransaction),
    delivered,
  });
  report('event in the document: throughput / plain update', cost('plain', 'event'));
  report('event in the document: throughput / transaction', cost('transaction', 'event'));
  report('delivered, 32 writers: throughput / plain update', cost('plain', 'delivered'));
  const relay = startRelay();
  const wait = await pairedRatios(rounds, {
    outbox: () =>
      latency(async (event, id) => {
        const row = await withEvent(id, event);
        if (row) relay.announce(rows, row);
      }),
    direct: () =>
      latency(async (event, id) => {
        await plain(id);
        await bus.publish({ ...event, sequence: 1 } satisfies DomainEvent);
      }),
  });
  await relay.stop();
  report('write to consumer / update and direct publish', wait('outbox', 'direct'));
} finally {
  await bus.close();
  await database.dropDatabase();
  await database.close();
  await mongoose.disconnect();
}
