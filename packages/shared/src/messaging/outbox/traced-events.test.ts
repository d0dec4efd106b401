import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-base';
import { Schema, type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { events } from '../../events/index.ts';
import { createLogger, createMetrics, getRequestContext } from '../../service/index.ts';
import { continueTrace } from '../../observability/tracing/index.ts';
import { createOpenTelemetryTracer } from '../../observability/tracing/open-telemetry.ts';
import { anEvent, testBroker, waitFor, withDatabase } from '../../testing/index.ts';
import type { Bus } from '../bus.ts';
import { onEvent, startConsumers } from '../consumer.ts';
import { createMemoryDeadLetters } from '../dead-letters.ts';
import { InProcessBus } from '../in-process-bus.ts';
import { createInitialEvents, outboxFields, toOutboxModel, type WithOutbox } from './outbox.ts';
import { RabbitMqBus } from '../rabbitmq/rabbitmq-bus.ts';
import { OutboxRelay } from './relay.ts';

const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
const broker = await testBroker();
const exporter = new InMemorySpanExporter();
const processor = new SimpleSpanProcessor(exporter);
const writer = createOpenTelemetryTracer('writer', processor);
const reader = createOpenTelemetryTracer('reader', processor);

let database: Connection;
withDatabase((connected) => (database = connected), { log, isTraced: true });

const retryDelaysMs = [20, 40];
const buses: [string, boolean, () => Promise<Bus>][] = [
  [
    'the in-process bus',
    true,
    async () => {
      const bus = new InProcessBus({ deadLetters: createMemoryDeadLetters(), retryDelaysMs });
      bus.open();
      return bus;
    },
  ],
  [
    'RabbitMQ',
    broker !== undefined,
    async () => {
      const url = broker?.environment['RABBITMQ_URL'] ?? '';
      const prefix = `test-${randomUUID()}`;
      const bus = new RabbitMqBus({ url, name: 'test', prefix, log, retryDelaysMs });
      await bus.connected();
      return bus;
    },
  ],
];

/** Writes a document with an event, as a request would; the event's handler fails once, then succeeds. */
async function writeAndHandle(bus: Bus) {
  const schema = new Schema<WithOutbox>({ _id: String, ...outboxFields });
  const rows = database.model<WithOutbox>(`Row${randomUUID()}`, schema, 'rows');
  const metrics = createMetrics('test');
  const relay = new OutboxRelay([toOutboxModel(rows)], { bus, log, metrics, tracer: writer });
  let tries = 0;
  const consumer = onEvent(events.documentSaved, 'index', async () => {
    tries += 1;
    if (tries === 1) throw new Error('not this time');
    await rows.findOne({ _id: 'somewhere' });
  });
  const stop = await startConsumers([consumer], {
    service: 'reader',
    bus,
    log,
    metrics,
    tracer: reader,
  });
  const how = { kind: 'server', parent: undefined, requestId: 'r' } as const;
  await continueTrace(writer, 'request', how, async ({ traceparent }) => {
    const event = anEvent(events.documentSaved, randomUUID(), { ownerId: 'o' }, { traceparent });
    expect(getRequestContext()?.traceparent).toBe(traceparent);
    const row = await rows.create({ _id: randomUUID(), ...createInitialEvents(event) });
    relay.announce(rows, row.toObject());
  });
  await waitFor(() => tries === 2 && named('find rows').length > 0);
  await waitFor(() => named('handle index').length === 2);
  await relay.stop();
  await stop();
}

const named = (name: string): ReadableSpan[] =>
  exporter.getFinishedSpans().filter((span) => span.name === name);
const idOf = (span?: ReadableSpan) => span?.spanContext().spanId;
const parentOf = (span?: ReadableSpan) => span?.parentSpanContext?.spanId;

describe.each(buses)('an event over %s', (_name, isAvailable, open) => {
  it.skipIf(!isAvailable)('continues the trace of its write on every attempt', async () => {
    exporter.reset();
    const bus = await open();
    await writeAndHandle(bus).finally(() => bus.close());
    const [request] = named('request');
    const [publish] = named('publish document.saved');
    const handled = named('handle index');
    expect(parentOf(named('insert rows')[0])).toBe(idOf(request));
    expect(parentOf(publish)).toBe(idOf(request));
    expect(handled.map(parentOf)).toEqual([idOf(publish), idOf(publish)]);
    expect(handled.map(({ attributes }) => attributes['error.type'])).toEqual(['Error', undefined]);
    expect(parentOf(named('find rows')[0])).toBe(idOf(handled[1]));
    const traces = exporter.getFinishedSpans().map((span) => span.spanContext().traceId);
    expect(new Set(traces).size).toBe(1);
  });
});
