import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import { afterEach, describe, expect, it } from 'vitest';
import { events, type DomainEvent } from '../../events/index.ts';
import { createLogger } from '../../service/index.ts';
import { anEvent, busContract, testBroker, waitFor } from '../../testing/index.ts';
import { RabbitMqBus } from './rabbitmq-bus.ts';

const broker = await testBroker();
const url = broker?.environment['RABBITMQ_URL'] ?? '';
const retryDelaysMs = [20, 40];
const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });

const { type } = events.documentSaved;
const saved = (overrides: Partial<DomainEvent> = {}) =>
  anEvent(events.documentSaved, randomUUID(), { ownerId: 'o' }, overrides);

const newBus = (prefix: string) =>
  new RabbitMqBus({ url, name: 'test', prefix, log, retryDelaysMs });

describe.skipIf(!broker)('with a real broker', () => {
  const prefix = `test-${randomUUID()}`;
  const open = async () => {
    const bus = newBus(prefix);
    await bus.connected();
    return bus;
  };

  busContract('RabbitMQ', { tries: retryDelaysMs.length + 1, open });
});

describe.skipIf(!broker)('the RabbitMQ bus', () => {
  const open: RabbitMqBus[] = [];
  const opened = (prefix: string) => {
    const bus = newBus(prefix);
    open.push(bus);
    return bus;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((bus) => bus.close()));
  });

  it('stores an invalid event as a dead letter, and continues with the next event', async () => {
    const prefix = `poison-${randomUUID()}`;
    const bus = opened(prefix);
    const received: string[] = [];
    await bus.subscribe({
      group: 'test.reads',
      types: [type],
      handle: async ({ id }) => void received.push(id),
    });
    const otherUser = await connect(url);
    const channel = await otherUser.createConfirmChannel();
    const version = { ...saved(), specversion: '2.0' };
    for (const body of ['not JSON', '{}', JSON.stringify(version)])
      channel.publish(`${prefix}.events`, type, Buffer.from(body));
    await channel.waitForConfirms();
    await otherUser.close();
    const event = saved();
    await waitFor(() => bus.publish(event).then(() => true));
    await waitFor(() => received.includes(event.id));
    const letters = await waitFor(async () => {
      const all = await bus.deadLetters();
      return all.length === 3 ? all : undefined;
    });
    expect(letters.map(({ body }) => body).sort()).toEqual(
      ['not JSON', '{}', JSON.stringify(version)].sort(),
    );
    for (const { id } of letters) expect(await bus.drop(id)).toBe(true);
    expect(received).toEqual([event.id]);
  });

  it('rejects an event whose consumer has no queue', async () => {
    const prefix = `missing-queue-${randomUUID()}`;
    const bus = opened(prefix);
    await bus.connected();
    const admin = await connect(url);
    const channel = await admin.createChannel();
    await channel.deleteQueue(`${prefix}.documents.read-text-when-document-saved`);
    await admin.close();
    await expect(bus.publish(saved())).rejects.toThrow('no queue accepts document.saved');
    const reversal = { ownerId: 'o', amount: 1000, currency: 'usd', reason: 'refunded' } as const;
    await bus.publish(anEvent(events.paymentReversed, 'p', reversal));
    // an outbox may still contain an event that only an earlier version publishes
    await bus.publish({ ...saved(), type: 'user.registered' });
  });

  it('finishes running handlers when it closes, and returns unstarted deliveries', async () => {
    const prefix = `drain-${randomUUID()}`;
    const [first, second] = [opened(prefix), opened(prefix)];
    const finished: string[] = [];
    let begun = 0;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const subject = randomUUID();
    await first.subscribe({
      group: 'test.drains',
      types: [type],
      handle: async ({ id }) => {
        begun += 1;
        await gate;
        finished.push(id);
      },
    });
    await first.connected();
    const all = Array.from({ length: 5 }, (_, index) => saved({ subject, sequence: index + 1 }));
    for (const event of all) await first.publish(event);
    await waitFor(() => begun === 1);
    const closing = first.close();
    release();
    await closing;
    expect(finished).toEqual([all[0]?.id]);
    const rest: string[] = [];
    await second.subscribe({
      group: 'test.drains',
      types: [type],
      handle: async ({ id }) => void rest.push(id),
    });
    await waitFor(() => rest.length === 4);
    expect(rest).toEqual(all.slice(1).map(({ id }) => id));
  });
});
