import request from 'supertest';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { events } from '../../events/index.ts';
import {
  startConsumers,
  nameConsumerGroup,
  InProcessBus,
  createMemoryDeadLetters,
  onEvent,
  type Bus,
} from '../../messaging/index.ts';
import { anEvent, metricValue } from '../../testing/index.ts';
import { callProvider } from '../../observability/call-provider.ts';
import { AppError } from '../../errors/app-error.ts';
import { createLogger } from '../../observability/logger.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';
import { registerQueueDepths } from '../../messaging/metrics.ts';

const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
const queue = 'reader.index';

let served: MetricsServer | undefined;
afterEach(() => served?.close());
const place = { port: 0, host: '127.0.0.1' };
const scrape = async (path = '/metrics') => request(`http://127.0.0.1:${served?.port}`).get(path);

describe('the metrics', () => {
  it('count an event that fails on every attempt, and its dead letter', async () => {
    const metrics = createMetrics('reader');
    const bus = new InProcessBus({ deadLetters: createMemoryDeadLetters(), retryDelaysMs: [1, 1] });
    bus.open();
    const consumer = onEvent(events.documentSaved, 'index', async () => {
      throw new Error('it cannot');
    });
    await startConsumers([consumer], { service: 'reader', bus, log, metrics });
    registerQueueDepths(metrics, { bus, groups: [nameConsumerGroup('reader', consumer)], log });
    const figure = (state: string) =>
      metricValue(metrics, 'event_queue_messages', { queue, state });
    expect(await figure('dead')).toBe(0);
    await bus.publish(anEvent(events.documentSaved, randomUUID(), { ownerId: 'o' }));
    expect(await figure('dead')).toBe(1);
    expect(await figure('waiting')).toBe(0);
    const failed = { consumer: 'index', outcome: 'failed' };
    expect(await metricValue(metrics, 'events_handled_total', failed)).toBe(3);
    await bus.close();
  });

  it('omit the queue depths while the broker is down, but include the rest', async () => {
    const metrics = createMetrics('reader');
    let isAway = false;
    const queues = async (groups: string[]) => {
      if (isAway) throw new Error('the broker is not connected');
      return groups.map((group) => ({ group, waiting: 3, dead: 0 }));
    };
    registerQueueDepths(metrics, { bus: { queues } as Bus, groups: [queue], log });
    metrics.eventsPublished.inc({ type: 'a' });
    expect(await metricValue(metrics, 'event_queue_messages', { state: 'waiting' })).toBe(3);
    isAway = true;
    expect(await metricValue(metrics, 'event_queue_messages')).toBeUndefined();
    expect(await metricValue(metrics, 'events_published_total')).toBe(1);
  });

  it('include the duration of provider calls by outcome', async () => {
    const metrics = createMetrics('reader');
    const ask = (work: () => Promise<unknown>) =>
      callProvider(metrics, { provider: 'model', operation: 'draft' }, work);
    await ask(async () => 'text');
    await ask(async () => {
      throw new AppError('provider-busy', 'Wait.');
    }).catch(() => undefined);
    await ask(async () => {
      throw new TypeError('a bug');
    }).catch(() => undefined);
    const calls = (outcome: string) =>
      metricValue(metrics, 'provider_call_duration_seconds_count', { provider: 'model', outcome });
    expect(await calls('ok')).toBe(1);
    expect(await calls('provider-busy')).toBe(1);
    expect(await calls('failed')).toBe(1);
  });

  it('are served at one path only', async () => {
    served = await serveMetrics([createMetrics('one', { process: true })], place);
    const { text, headers } = await scrape();
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('process_resident_memory_bytes{service="one"}');
    expect((await scrape('/')).status).toBe(404);
  });

  it('have a service label if several services share a process', async () => {
    const services = ['one', 'two'].map((name) => createMetrics(name));
    for (const { eventsPublished } of services) eventsPublished.inc({ type: 'a' });
    served = await serveMetrics(services, place);
    const { text } = await scrape();
    for (const service of ['one', 'two'])
      expect(text).toContain(`events_published_total{type="a",service="${service}"} 1`);
    expect(text.match(/# TYPE events_published_total/g)).toHaveLength(1);
  });
});
