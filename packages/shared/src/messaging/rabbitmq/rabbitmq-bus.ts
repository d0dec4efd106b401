import type { Channel, ChannelModel } from 'amqplib';
import { setTimeout as sleep } from 'node:timers/promises';
import { envelopeSchema, type DomainEvent } from '../../events/index.ts';
import type { Logger } from '../../service/observability/logger.ts';
import type { Bus, BusConnection, DeadLetter, QueueDepths, Subscription } from '../bus.ts';
import { BrokerConnection } from './broker-connection.ts';
import { DeadLetterQueues } from './dead-letter-queues.ts';
import { eventMessage } from './delivery.ts';
import { ensure } from './ensure.ts';
import { GroupConsumer } from './group-consumer.ts';
import { publisherOf } from './permissions.ts';
import { Publisher } from './publisher.ts';
import { queueDepths } from './queue-depths.ts';
import { broadcastGroups, mayBeUnrouted, queuedGroups, Topology } from './topology.ts';

type Options = {
  /** `amqp://` or `amqps://`, with user, password and virtual host. */
  url: string;
  /** Who connects, for the broker's own tools. */
  name: string;
  log: Logger;
  /** Before every name on the broker; systems that share one take different ones. */
  prefix?: string;
  /** Milliseconds before each further try; after the last one the delivery is a dead letter. */
  retryDelays?: number[];
  prefetch?: number;
  /** Messages under way without the broker's answer. */
  window?: number;
  /**
   * Milliseconds for which a process that has never reached the broker is not ready: a new version with a
   * wrong address then replaces no copy that works, and a copy that starts during an outage is used all
   * the same, later.
   */
  firstConnectionWithinMs?: number;
};

/** What the product declares at its broker. */
export const brokerDefaults = {
  prefix: 'grantwright',
  // together a quarter of an hour: longer than a neighbour takes to come back
  retryDelays: [500, 5_000, 30_000, 120_000, 600_000],
};

const defaults = {
  ...brokerDefaults,
  prefetch: 20,
  window: 500,
  firstConnectionWithinMs: 60_000,
};
const confirmWithin = 15_000;
const grace = 10_000;
/**
 * The bus of a system of several processes, on RabbitMQ. Publishing and consuming have a connection
 * each, since the broker stops reading from one that publishes too much, acknowledgements included.
 */
export class RabbitMqBus implements Bus {
  readonly #log: Logger;
  readonly #topology: Topology;
  readonly #retryDelays: number[];
  /** Our name at the broker, which it puts on every message. */
  readonly #user: string;
  /** Whether each service has a user of its own, so that a message shows who published it. */
  readonly #isOwnUser: boolean;
  readonly #prefetch: number;
  readonly #publisher: Publisher;
  readonly #publishing: BrokerConnection;
  readonly #consuming: BrokerConnection;
  readonly #consumers = new Set<GroupConsumer>();
  readonly #letters: DeadLetterQueues;
  readonly #startedAtMs = Date.now();
  readonly #firstConnectionWithinMs: number;
  #desk: Channel | undefined;

  constructor(options: Options) {
    const { url, name, log, prefix, retryDelays, prefetch, window } = { ...defaults, ...options };
    this.#firstConnectionWithinMs =
      options.firstConnectionWithinMs ?? defaults.firstConnectionWithinMs;
    this.#log = log;
    this.#topology = new Topology(prefix);
    this.#retryDelays = retryDelays;
    this.#prefetch = prefetch;
    this.#user = decodeURIComponent(new URL(url).username);
    this.#isOwnUser = this.#user === name;
    this.#publisher = new Publisher({ window, confirmWithin, user: this.#user });
    this.#letters = new DeadLetterQueues({
      topology: this.#topology,
      publisher: this.#publisher,
      channel: () => this.#deskChannel(),
      groups: () => this.#groups(),
    });
    this.#publishing = new BrokerConnection({
      url,
      name: `${name} publishes`,
      log,
      setup: (model) => this.#setUpPublishing(model),
      onLost: () => this.#publisher.detach(),
    });
    this.#consuming = new BrokerConnection({
      url,
      name: `${name} consumes`,
      log,
      setup: (model) => this.#setUpConsuming(model),
      // who subscribed while the others were set up
      onConnected: (model) => {
        for (const consumer of this.#consumers) void this.#attachOrRenew(consumer, model);
      },
    });
  }

  async publish(event: DomainEvent): Promise<void> {
    const parsed = envelopeSchema.parse(event);
    const mandatory = !mayBeUnrouted(parsed.type);
    await this.#publisher.send(eventMessage(parsed, this.#topology.events, mandatory));
  }

  async subscribe(subscription: Subscription): Promise<() => Promise<void>> {
    const consumer = new GroupConsumer(subscription, {
      topology: this.#topology,
      publisher: this.#publisher,
      log: this.#log,
      retryDelays: this.#retryDelays,
      prefetch: this.#prefetch,
      grace,
      ...(this.#isOwnUser ? { user: this.#user } : {}),
    });
    this.#consumers.add(consumer);
    const model = this.#consuming.model;
    if (model) await this.#attachOrRenew(consumer, model);
    await consumer.attached;
    return async () => {
      this.#consumers.delete(consumer);
      await consumer.end();
    };
  }

  deadLetters(): Promise<DeadLetter[]> {
    return this.#letters.list();
  }

  replay(id: string): Promise<boolean> {
    return this.#letters.replay(id);
  }

  drop(id: string): Promise<boolean> {
    return this.#letters.drop(id);
  }

  async queues(groups: string[]): Promise<QueueDepths[]> {
    const model = this.#publishing.model;
    if (!model) throw new Error('the broker is not connected');
    return queueDepths(model, this.#topology, groups);
  }

  async ready(): Promise<boolean> {
    const wasConnected = this.#publishing.wasConnected && this.#consuming.wasConnected;
    return wasConnected || Date.now() - this.#startedAtMs >= this.#firstConnectionWithinMs;
  }

  /** Connected while both connections are. */
  connection(): BusConnection {
    const both = [this.#publishing, this.#consuming];
    const lost = both.filter(({ model }) => !model);
    const changes = (lost.length > 0 ? lost : both).map(({ changedAt }) => changedAt.getTime());
    const since = lost.length > 0 ? Math.min(...changes) : Math.max(...changes);
    return { isConnected: lost.length === 0, since: new Date(since) };
  }

  /** Resolves when the broker is there; a broker that is not yet there is waited for. */
  async connected(signal?: AbortSignal): Promise<void> {
    while (!this.#publishing.model || !this.#consuming.model)
      await sleep(100, undefined, signal ? { signal } : {});
  }

  /** Finishes what is being handled and what is being published, then lets the broker go. */
  async close(): Promise<void> {
    await Promise.all([...this.#consumers].map((consumer) => consumer.end()));
    this.#consumers.clear();
    await Promise.race([this.#publisher.idle(), sleep(5_000, undefined, { ref: false })]);
    await Promise.all([this.#publishing.close(), this.#consuming.close()]);
    this.#publisher.detach();
  }

  /** Every queue stands before the first event is published, so that no group is passed over. */
  async #setUpPublishing(model: ChannelModel): Promise<void> {
    const channel = await this.#publisher.open(model, () => this.#publishing.renew(model));
    const topology = this.#topology;
    await this.#ensureShared(model);
    await ensure(
      model,
      async (own) => {
        for (const [group, types] of queuedGroups()) await topology.declareGroup(own, group, types);
        for (const group of broadcastGroups()) await topology.declareDeadQueue(own, group);
      },
      // the consumers of our events declare their own queues
      async (own) => {
        for (const [group, types] of queuedGroups())
          if (types.some((type) => publisherOf(type) === this.#user))
            await own.checkQueue(topology.queueOf(group));
      },
    );
    this.#publisher.use(channel);
  }

  #ensureShared(model: ChannelModel): Promise<void> {
    return ensure(
      model,
      async (channel) => {
        await this.#topology.declareExchanges(channel);
        await this.#topology.declareWaits(channel, this.#retryDelays);
      },
      (channel) => this.#topology.checkShared(channel, this.#retryDelays),
    );
  }

  async #setUpConsuming(model: ChannelModel): Promise<void> {
    await this.#ensureShared(model);
    await Promise.all([...this.#consumers].map((consumer) => this.#attach(consumer, model)));
  }

  #attach(consumer: GroupConsumer, model: ChannelModel): Promise<void> {
    return consumer.attach(model, () => this.#consuming.renew(model));
  }

  /** One that fails now is attached with the next connection. */
  async #attachOrRenew(consumer: GroupConsumer, model: ChannelModel): Promise<void> {
    await this.#attach(consumer, model).catch(() => this.#consuming.renew(model));
  }

  #groups(): string[] {
    const subscribed = [...this.#consumers].map(({ group }) => group);
    return [...new Set([...queuedGroups().keys(), ...broadcastGroups(), ...subscribed])];
  }

  async #deskChannel(): Promise<Channel> {
    if (this.#desk) return this.#desk;
    const model = this.#publishing.model;
    if (!model) throw new Error('the broker is not connected');
    const channel = await model.createChannel();
    channel.on('error', (error) => this.#log.warn({ err: error }, 'channel failed'));
    channel.on('close', () => {
      if (this.#desk === channel) this.#desk = undefined;
    });
    this.#desk = channel;
    return channel;
  }
}
