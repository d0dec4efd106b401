import { connect, type ChannelModel } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { events } from '../../events/index.ts';
import { createLogger } from '../../service/index.ts';
import { anEvent, dedicatedBroker, waitFor } from '../../testing/index.ts';
import { getBrokerPermissions } from './permissions.ts';
import { brokerDefaults, RabbitMqBus } from './rabbitmq-bus.ts';
import { groupQueues } from './topology.ts';

const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
const { prefix } = brokerDefaults;

describe('the permissions of a service', () => {
  it('cover its own queues and events, and no others', () => {
    const { configure, write, read, topicWrite, topicRead } = getBrokerPermissions(
      'billing',
      prefix,
    );
    const allows = (pattern: string, name: string) => new RegExp(pattern).test(name);
    for (const queueName of ['grantwright.billing.a-rule', 'grantwright.billing.a-rule.dead'])
      for (const pattern of [configure, write, read]) expect(allows(pattern, queueName)).toBe(true);
    for (const other of ['grantwright.auth.a-rule', 'grantwright.billings.x', 'amq.default', ''])
      for (const pattern of [configure, write, read]) expect(allows(pattern, other)).toBe(false);
    expect(allows(configure, 'grantwright.events')).toBe(false);
    expect(allows(topicWrite, 'payment.succeeded')).toBe(true);
    expect(allows(topicWrite, 'application.created')).toBe(false);
    expect(allows(topicRead, 'application.created')).toBe(true);
    expect(allows(topicRead, 'document.saved')).toBe(false);
    expect(getBrokerPermissions('gateway', prefix).topicWrite).toBe('^$');
  });
});

const broker = await dedicatedBroker();
const address = broker?.environment['RABBITMQ_URL'];

describe.skipIf(!address)('a broker with one user per service', () => {
  vi.setConfig({ testTimeout: 120_000 });
  const open: { close: () => Promise<void> }[] = [];
  afterAll(async () => {
    await Promise.all(open.map((each) => each.close().catch(() => undefined)));
    await broker?.stop();
  });

  const urlOf = (user: string) => {
    const url = new URL(address ?? '');
    url.username = user;
    return url.href;
  };
  const busOf = (user: string) => {
    const bus = new RabbitMqBus({ url: urlOf(user), name: user, log });
    open.push(bus);
    return bus;
  };
  /** Returns a connection of a compromised service. */
  const connectAs = async (user: string): Promise<ChannelModel> => {
    const model = await connect(urlOf(user));
    model.on('error', () => undefined);
    open.push(model);
    return model;
  };
  const refused = (work: (model: ChannelModel) => Promise<unknown>, model: ChannelModel) =>
    expect(work(model)).rejects.toMatchObject({ code: 403 });
  const created = () => anEvent(events.applicationCreated, randomUUID(), { ownerId: 'o' });

  it('lets services use their own queues, but not publish, read or forge the events of other services', async () => {
    const received: string[] = [];
    const subscribe = async (service: string, group: string, type: string) => {
      const bus = busOf(service);
      await bus.subscribe({
        group,
        types: [type],
        handle: async ({ id }) => void received.push(id),
      });
      return bus;
    };
    for (const [group, types] of groupQueues())
      await subscribe(group.split('.')[0] ?? '', group, types[0] ?? '');
    const applications = busOf('applications');
    await applications.connected();
    const event = created();
    await applications.publish(event);
    await waitFor(() => received.includes(event.id), { within: 30_000 });

    const billing = await connectAs('billing');
    const forged = created();
    const body = Buffer.from(JSON.stringify(forged));
    const settle = 'billing.settle-reservation-when-application-created';
    const remove = 'documents.remove-file-when-document-deleted';
    const send =
      (exchange: string, key: string, userId = 'billing') =>
      async (model: ChannelModel) => {
        const channel = await model.createConfirmChannel();
        const failed = new Promise<never>((_, reject) => channel.once('error', reject));
        channel.publish(exchange, key, body, { messageId: forged.id, userId });
        await Promise.race([channel.waitForConfirms(), failed]);
        await channel.close();
      };
    const onChannel =
      (work: (channel: Awaited<ReturnType<ChannelModel['createChannel']>>) => Promise<unknown>) =>
      async (model: ChannelModel) => {
        const channel = await model.createChannel();
        channel.on('error', () => undefined);
        return await work(channel);
      };
    await refused(send(`${prefix}.events`, forged.type), billing);
    await refused(send('', `${prefix}.${remove}`), billing);
    await refused(send(`${prefix}.returning`, remove), billing);
    await refused(
      onChannel((channel) => channel.get(`${prefix}.${remove}`)),
      billing,
    );
    await refused(
      onChannel((channel) => channel.deleteQueue(`${prefix}.${remove}`)),
      billing,
    );
    await refused(
      onChannel((channel) => channel.deleteExchange(`${prefix}.events`)),
      billing,
    );

    // the shared wait exchange routes it to a queue, whose consumer rejects it
    const documents = await connectAs('documents');
    await send(
      `${prefix}.wait.${brokerDefaults.retryDelaysMs[0]}ms`,
      settle,
      'documents',
    )(documents);
    const operator = busOf('operator');
    await operator.connected();
    const letter = await waitFor(
      async () => (await operator.deadLetters()).find(({ group }) => group === settle),
      { within: 30_000 },
    );
    expect(letter.error).toContain('documents');
    expect(received).toEqual([event.id]);
  });
});
