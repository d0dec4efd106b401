import type { Channel, ChannelModel } from 'amqplib';
import { setTimeout as sleep } from 'node:timers/promises';
import { envelopeSchema, type DomainEvent } from '../../events/index.ts';
import type { Logger } from '../../observability/logger.ts';
import type { Bus, BusConnection, DeadLetter, QueueDepths, Subscription } from '../bus.ts';
import { brokerRetryDelaysMs } from '../retry-delays.ts';
import { BrokerConnection } from './broker-connection.ts';
import { DeadLetterQueues } from './dead-letter-queues.ts';
import { createEventMessage } from './delivery.ts';
import { declareOrCheck } from './declare-or-check.ts';
import { GroupConsumer } from './group-consumer.ts';
import { findPublisher } from './permissions.ts';
import { Publisher } from './publisher.ts';
import { measureQueueDepths } from './measure-queue-depths.ts';
import { broadcastGroups, isRoutingOptional, groupQueues, Topology } from './topology.ts';

type Options = {
  /** `amqp://` or `amqps://`, with user, password and virtual host. */
  url: string;
  /** Shown in the broker's management tools. */
  name: string;
  log: Logger;
  /** Prefix of every name on the broker; installations that share a broker need different ones. */
  prefix?: string;
  /** Delays between attempts in milliseconds; after the last attempt the delivery becomes a dead letter. */
  retryDelaysMs?: number[];
  prefetch?: number;
  maxUnconfirmed?: number;
  /**
   * How long a process that has never reached the broker is not ready, in milliseconds. A rollout with a wrong
   * URL then replaces no working replica, while a replica started during an outage is used after this time.
   */
  firstConnectionWithinMs?: number;
};

export const brokerDefaults = {
  prefix: 'grantwright',
  retryDelaysMs: brokerRetryDelaysMs,
};

const defaults = {
  ...brokerDefaults,
  prefetch: 20,
  maxUnconfirmed: 500,
  firstConnectionWithinMs: 60_000,
};
const confirmTimeoutMs = 15_000;
const graceMs = 10_000;
/**
 * The RabbitMQ bus of a distributed system. Publishing and consuming use separate connections, since the
 * broker throttles a connection that publishes too much, including its acknowledgements.
 */
export class RabbitMqBus implements Bus {
  readonly #log: Logger;
  readonly #topology: Topology;
  readonly #retryDelaysMs: number[];
  /** The broker user, verified by the broker on every message. */
  readonly #user: string;
  /** Whether each service has its own user, so that the publisher of a message is known. */
  readonly #isOwnUser: boolean;
  readonly #prefetch: number;
  readonly #publisher: Publisher;
  readonly #publishing: BrokerConnection;
  readonly #consuming: BrokerConnection;
  readonly #consumers = new Set<GroupConsumer>();
  readonly #letters: DeadLetterQueues;
  readonly #startedAtMs = Date.now();
  readonly #firstConnectionWithinMs: number;
  #adminChannel: Channel | undefined;

  constructor(options: Options) {
    const { url, name, log, prefix, retryDelaysMs, prefetch, maxUnconfirmed } = {
      ...defaults,
      ...options,
    };
    this.#firstConnectionWithinMs =
      options.firstConnectionWithinMs ?? defaults.firstConnectionWithinMs;
    this.#log = log;
    this.#topology = new Topology(prefix);
    this.#retryDelaysMs = retryDelaysMs;
    this.#prefetch = prefetch;
    this.#user = decodeURIComponent(new URL(url).username);
    this.#isOwnUser = this.#user === name;
    this.#publisher = new Publisher({ maxUnconfirmed, confirmTimeoutMs, user: this.#user });
    this.#letters = new DeadLetterQueues({
      topology: this.#topology,
      publisher: this.#publisher,
      channel: () => this.#openAdminChannel(),
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
      // subscriptions made during the setup
      onConnected: (model) => {
        for (const consumer of this.#consumers) void this.#attachOrRenew(consumer, model);
      },
    });
  }

  async publish(event: DomainEvent): Promise<void> {
    const parsed = envelopeSchema.parse(event);
    const mandatory = !isRoutingOptional(parsed.type);
    await this.#publisher.send(
      createEventMessage(parsed, { exchange: this.#topology.events, mandatory }),
    );
  }

  async subscribe(subscription: Subscription): Promise<() => Promise<void>> {
    const consumer = new GroupConsumer(subscription, {
      topology: this.#topology,
      publisher: this.#publisher,
      log: this.#log,
      retryDelaysMs: this.#retryDelaysMs,
      prefetch: this.#prefetch,
      graceMs,
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
    return measureQueueDepths(model, this.#topology, groups);
  }

  async ready(): Promise<boolean> {
    const wasConnected = this.#publishing.wasConnected && this.#consuming.wasConnected;
    return wasConnected || Date.now() - this.#startedAtMs >= this.#firstConnectionWithinMs;
  }

  /** Connected while both connections are open. */
  connection(): BusConnection {
    const both = [this.#publishing, this.#consuming];
    const disconnected = both.filter(({ model }) => !model);
    const changes = (disconnected.length > 0 ? disconnected : both).map(({ changedAt }) =>
      changedAt.getTime(),
    );
    const since = disconnected.length > 0 ? Math.min(...changes) : Math.max(...changes);
    return { isConnected: disconnected.length === 0, since: new Date(since) };
  }

  /** Resolves when both connections are open. */
  async connected(signal?: AbortSignal): Promise<void> {
    while (!this.#publishing.model || !this.#consuming.model)
      await sleep(100, undefined, signal ? { signal } : {});
  }

  /** Finishes running handlers and pending publishes, then disconnects. */
  async close(): Promise<void> {
    await Promise.all([...this.#consumers].map((consumer) => consumer.end()));
    this.#consumers.clear();
    await Promise.race([this.#publisher.idle(), sleep(5_000, undefined, { ref: false })]);
    await Promise.all([this.#publishing.close(), this.#consuming.close()]);
    this.#publisher.detach();
  }

  /** Declares every queue before the first event is published, so that no group misses one. */
  async #setUpPublishing(model: ChannelModel): Promise<void> {
    const channel = await this.#publisher.open(model, () => this.#publishing.renew(model));
    const topology = this.#topology;
    await this.#ensureShared(model);
    await declareOrCheck(
      model,
      async (own) => {
        for (const [group, types] of groupQueues()) await topology.declareGroup(own, group, types);
        for (const group of broadcastGroups()) await topology.declareDeadQueue(own, group);
      },
      // consumers declare their own queues
      async (own) => {
        for (const [group, types] of groupQueues())
          if (types.some((type) => findPublisher(type) === this.#user))
            await own.checkQueue(topology.queueOf(group));
      },
    );
    this.#publisher.use(channel);
  }

  #ensureShared(model: ChannelModel): Promise<void> {
    return declareOrCheck(
      model,
      async (channel) => {
        await this.#topology.declareExchanges(channel);
        await this.#topology.declareWaits(channel, this.#retryDelaysMs);
      },
      (channel) => this.#topology.checkShared(channel, this.#retryDelaysMs),
    );
  }

  async #setUpConsuming(model: ChannelModel): Promise<void> {
    await this.#ensureShared(model);
    await Promise.all([...this.#consumers].map((consumer) => this.#attach(consumer, model)));
  }

  #attach(consumer: GroupConsumer, model: ChannelModel): Promise<void> {
    return consumer.attach(model, () => this.#consuming.renew(model));
  }

  /** A consumer that fails to attach is attached to the next connection. */
  async #attachOrRenew(consumer: GroupConsumer, model: ChannelModel): Promise<void> {
    await this.#attach(consumer, model).catch(() => this.#consuming.renew(model));
  }

  #groups(): string[] {
    const subscribed = [...this.#consumers].map(({ group }) => group);
    return [...new Set([...groupQueues().keys(), ...broadcastGroups(), ...subscribed])];
  }

  async #openAdminChannel(): Promise<Channel> {
    if (this.#adminChannel) return this.#adminChannel;
    const model = this.#publishing.model;
    if (!model) throw new Error('the broker is not connected');
    const channel = await model.createChannel();
    channel.on('error', (error) => this.#log.warn({ err: error }, 'channel failed'));
    channel.on('close', () => {
      if (this.#adminChannel === channel) this.#adminChannel = undefined;
    });
    this.#adminChannel = channel;
    return channel;
  }
}
