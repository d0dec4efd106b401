/**
 * Measures how much an event adds to the cost of its write, and the time until the event is consumed: an event in the
 * document, compared with a plain update, a transaction with an outbox row, and an update followed by a publish. Uses
 * 32 concurrent writers. All candidates change the same documents with the same write concern and start with empty
 * outboxes. "Delivered" is throughput: the clock stops when all events are consumed and all outboxes are empty.
 * MONGODB_URI: a replica set; RABBITMQ_URL: the broker; ROUNDS (8); WRITES (400) per round; DOCUMENTS (one per write;
 * with 32, each writer changes the same document repeatedly).
 */
import { randomUUID } from 'node:crypto';
import { events, type DomainEvent } from '@grantwright/shared/events';
import { toOutboxModel, OutboxRelay, type RabbitMqBus } from '@grantwright/shared/messaging';
import { createLogger, createMetrics } from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import { numberFlag } from '../lib/number-flag.ts';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { median } from '../lib/statistics.ts';
import { connectBus } from './connect-bus.ts';
import { createRows, createOutboxEvent, type RowEvent, type Rows } from './outbox-rows.ts';

const rounds = numberFlag('ROUNDS', process.env['ROUNDS'] ?? 8);
const writes = numberFlag('WRITES', process.env['WRITES'] ?? 400);
const writers = 32;
const documents = numberFlag('DOCUMENTS', process.env['DOCUMENTS'] ?? writes);
const latencySamples = 40;
const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/?replicaSet=rs0';
const url = process.env['RABBITMQ_URL'] ?? 'amqp://guest:guest@127.0.0.1:5672';
const prefix = `bench-${randomUUID()}`;
const log = createLogger({ name: 'bench', level: 'silent' });

async function main({ defer }: Bench): Promise<void> {
  const bus = await connectBus(url, prefix);
  defer(() => bus.close());
  // unlike a service, a benchmark must fail if there is no database
  const signal = AbortSignal.timeout(20_000);
  const database = await connectMongo({ uri, database: prefix.slice(0, 30), log, signal });
  defer(() => database.close());
  defer(() => database.dropDatabase());
  const rows = await createRows(database, documents);
  const consumed = await startConsumer(bus);
  const metrics = createMetrics('bench');
  const startRelay = () => {
    const relay = new OutboxRelay([toOutboxModel(rows.rows)], { bus, log, metrics });
    relay.start();
    return relay;
  };

  const cost = await pairedRounds(rounds, {
    plain: () => writeAll(rows, rows.update),
    event: () => writeAll(rows, (id) => rows.updateWithEvent(id)),
    transaction: () => writeAll(rows, rows.updateInTransaction),
    delivered: () => deliverAll(rows, startRelay(), consumed),
  });
  report('event in the document: throughput / plain update', cost.ratios('plain', 'event'));
  report('event in the document: throughput / transaction', cost.ratios('transaction', 'event'));
  report('delivered, 32 writers: throughput / plain update', cost.ratios('plain', 'delivered'));

  const relay = startRelay();
  const latency = await pairedRounds(rounds, {
    outbox: () => latencyMs(rows, consumed, (event, id) => announce(rows, relay, event, id)),
    direct: () =>
      latencyMs(rows, consumed, async (event, id) => {
        await rows.update(id);
        await bus.publish({ ...event, sequence: 1 } satisfies DomainEvent);
      }),
  });
  await relay.stop();
  report('write to consumer / update and direct publish', latency.ratios('outbox', 'direct'));
}

/** Subscribes a consumer. The returned function resolves once the consumer has received the event. */
async function startConsumer(bus: RabbitMqBus): Promise<(eventId: string) => Promise<void>> {
  const pending = new Map<string, () => void>();
  await bus.subscribe({
    group: 'bench.outbox',
    types: [events.documentSaved.type],
    handle: async ({ id }) => {
      pending.get(id)?.();
      pending.delete(id);
    },
  });
  return (id) => new Promise((resolve) => void pending.set(id, resolve));
}

/** Returns the milliseconds for all writes and `finish`. */
async function writeAll(
  { ids, emptyOutboxes }: Rows,
  write: (id: string) => PromiseLike<unknown>,
  finish: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  await emptyOutboxes();
  const startedAt = performance.now();
  const work = Array.from({ length: writers }, async (_, writer) => {
    for (let index = writer; index < writes; index += writers)
      await write(ids[index % documents] ?? '');
  });
  await Promise.all(work);
  await finish();
  return performance.now() - startedAt;
}

/** Returns the milliseconds until all events are consumed and removed from their documents. */
async function deliverAll(
  rows: Rows,
  relay: OutboxRelay,
  consumed: (eventId: string) => Promise<void>,
): Promise<number> {
  const arrivals: Promise<void>[] = [];
  const write = (id: string) => {
    const event = createOutboxEvent(id);
    arrivals.push(consumed(event.id));
    return announce(rows, relay, event, id);
  };
  const elapsedMs = await writeAll(rows, write, async () => {
    await Promise.all(arrivals);
    await relay.stop();
  });
  if (await rows.hasPendingEvents()) throw new Error('The relay left unpublished events.');
  return elapsedMs;
}

async function announce(
  rows: Rows,
  relay: OutboxRelay,
  event: RowEvent,
  id: string,
): Promise<void> {
  const row = await rows.updateWithEvent(id, event);
  if (row) relay.announce(rows.rows, row);
}

/** Returns the median time from a write to its consumer, in milliseconds, with one write at a time. */
async function latencyMs(
  { ids: [id = ''] }: Rows,
  consumed: (eventId: string) => Promise<void>,
  send: (event: RowEvent, id: string) => Promise<void>,
): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < latencySamples; count += 1) {
    const event = createOutboxEvent(id);
    const arrived = consumed(event.id);
    const startedAt = performance.now();
    await send(event, id);
    await arrived;
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

await runBenchmark(main);
