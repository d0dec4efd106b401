import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documents } from '../../../test/messaging/documents-with-outbox.ts';
import { toOutboxModel, RabbitMqBus, type OutboxRelay } from '../../messaging/index.ts';
import {
  linkToBroker,
  metricValue,
  testBroker,
  testIdentities,
  waitFor,
  withDatabase,
} from '../../testing/index.ts';
import { createLogger } from '../../observability/logger.ts';
import { runService } from './run-service.ts';

const broker = await testBroker();
const link = broker && (await linkToBroker(broker.environment['RABBITMQ_URL'] ?? ''));
const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
const patient = { within: 60_000 };
const hours = (count: number) => count * 3_600_000;

let database: Connection;
withDatabase((connected) => (database = connected));

beforeEach(() => link?.reconnect());
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => link?.disconnect());

/** Returns a service with documents and events, connected through the link. */
async function setup(firstConnectionWithinMs?: number) {
  const { rows, add, outbox } = await documents(database);
  const bus = new RabbitMqBus({
    url: link?.url ?? '',
    name: 'test',
    prefix: `away-${randomUUID()}`,
    log,
    ...(firstConnectionWithinMs === undefined ? {} : { firstConnectionWithinMs }),
  });
  let relay: OutboxRelay | undefined;
  const service = await runService({
    name: 'documents',
    host: '127.0.0.1',
    port: 0,
    database,
    bus,
    verify: testIdentities('documents').verify,
    log,
    outboxes: () => [toOutboxModel(rows)],
    createApp: (tools) => {
      ({ relay } = tools);
      return { name: 'documents', routes: [], consumers: [], migrations: [] };
    },
  });
  ends.push(
    () => bus.close(),
    () => service.stop(),
  );
  return {
    bus,
    readiness: async () => (await request(service.url).get('/readyz')).status,
    isShownConnected: () => metricValue(service.metrics, 'event_bus_connected'),
    isOut: async (id: string) => (await outbox(id)).length === 0,
    write: async () => {
      const row = await add();
      relay?.announce(rows, row);
      return row._id;
    },
  };
}

describe.skipIf(!link)('a long broker outage', () => {
  vi.setConfig({ testTimeout: 150_000 });

  it('leaves every service in rotation, and delays its events until the broker is back', async () => {
    const { bus, readiness, isShownConnected, isOut, write } = await setup();
    await bus.connected();
    expect(await isShownConnected()).toBe(1);
    await link?.disconnect();
    await waitFor(async () => (await isShownConnected()) === 0);
    const id = await write();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours(5) });
    expect(await readiness()).toBe(200);
    expect(await isOut(id)).toBe(false);
    vi.useRealTimers();
    await link?.reconnect();
    await waitFor(() => isOut(id), patient);
    await waitFor(async () => (await isShownConnected()) === 1);
  });

  it('delays the readiness of a starting replica only for a limited time', async () => {
    await link?.disconnect();
    const { readiness } = await setup(60_000);
    expect(await readiness()).toBe(503);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await readiness()).toBe(200);
  });
});
