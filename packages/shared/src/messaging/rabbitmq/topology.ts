import type { Channel } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { events } from '../../events/index.ts';

/**
 * Names and declarations on the broker. Declarations are immutable: changed arguments need another prefix or a
 * policy.
 */
export class Topology {
  /** Topic exchange for all events, routed by type. */
  readonly events: string;
  /** Direct exchange to the queue of one group: after a retry delay, and for replays. */
  readonly returning: string;
  /** Direct exchange to the dead letters of one group. */
  readonly dead: string;
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
    this.events = `${prefix}.events`;
    this.returning = `${prefix}.returning`;
    this.dead = `${prefix}.dead`;
  }

  queueOf = (group: string) => `${this.#prefix}.${group}`;
  deadQueueOf = (group: string) => `${this.#prefix}.${group}.dead`;
  /** The exchange and queue in which a delivery waits for its retry. */
  waitOf = (delay: number) => `${this.#prefix}.wait.${delay}ms`;

  async declareExchanges(channel: Channel): Promise<void> {
    await channel.assertExchange(this.events, 'topic', { durable: true });
    await channel.assertExchange(this.returning, 'direct', { durable: true });
    await channel.assertExchange(this.dead, 'direct', { durable: true });
  }

  /** One wait queue per delay: messages with equal delays never block each other. */
  async declareWaits(channel: Channel, delays: number[]): Promise<void> {
    for (const delay of new Set(delays)) {
      const name = this.waitOf(delay);
      await channel.assertExchange(name, 'fanout', { durable: true });
      await channel.assertQueue(name, {
        durable: true,
        arguments: waitQueueArguments(this, delay),
      });
      await channel.bindQueue(name, name, '');
    }
  }

  /** Rejects when a shared exchange or queue is missing. */
  async checkShared(channel: Channel, delays: number[]): Promise<void> {
    for (const name of [this.events, this.returning, this.dead]) await channel.checkExchange(name);
    for (const delay of new Set(delays)) {
      await channel.checkExchange(this.waitOf(delay));
      await channel.checkQueue(this.waitOf(delay));
    }
  }

  /** The queue of a group and its dead letter queue. */
  async declareGroup(channel: Channel, group: string, types: string[]): Promise<void> {
    await this.declareDeadQueue(channel, group);
    const queue = this.queueOf(group);
    await channel.assertQueue(queue, {
      durable: true,
      arguments: {
        ...createDeadLetterArguments(this.dead),
        'x-dead-letter-routing-key': group,
        'x-delivery-limit': maxDeliveries,
      },
    });
    await this.bind(channel, queue, group, types);
  }

  async declareDeadQueue(channel: Channel, group: string): Promise<void> {
    const queue = this.deadQueueOf(group);
    await channel.assertQueue(queue, {
      durable: true,
      // reading a letter counts as a delivery, and brokers drop messages after 20 deliveries by default
      arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000_000 },
    });
    await channel.bindQueue(queue, this.dead, group);
  }

  /** A queue that is deleted with its connection, for one process that receives a broadcast. */
  async declareEphemeral(channel: Channel, group: string, types: string[]): Promise<string> {
    await this.declareDeadQueue(channel, group);
    const name = `${this.queueOf(group)}.${randomUUID()}`;
    const { queue } = await channel.assertQueue(name, { exclusive: true, autoDelete: true });
    await this.bind(channel, queue, group, types);
    return queue;
  }

  private async bind(channel: Channel, queue: string, group: string, types: string[]) {
    await channel.bindQueue(queue, this.returning, group);
    for (const type of types) await channel.bindQueue(queue, this.events, type);
  }
}

/**
 * Deliveries after which a message that crashes its consumer becomes a dead letter; far more than restarts can cause.
 */
const maxDeliveries = 50;

/** Without both settings, dead-lettering is at-most-once and can lose messages. */
const createDeadLetterArguments = (exchange: string) => ({
  'x-queue-type': 'quorum',
  'x-dead-letter-exchange': exchange,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});

export const waitQueueArguments = ({ returning }: Pick<Topology, 'returning'>, delay: number) => ({
  ...createDeadLetterArguments(returning),
  'x-message-ttl': delay,
});

const catalog = Object.values(events);

/** Returns the groups with a shared queue, and their event types. */
export const groupQueues = (): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const { type, consumers, broadcast } of catalog)
    for (const group of broadcast ? [] : consumers)
      groups.set(group, [...(groups.get(group) ?? []), type]);
  return groups;
};

/** Returns the groups whose every process receives the events. */
export const broadcastGroups = (): string[] =>
  catalog.filter(({ broadcast }) => broadcast).flatMap(({ consumers }) => consumers);

/**
 * Whether an event of this type may reach no queue: it has no consumers, or only broadcast ones. An outbox may contain
 * types that another version publishes.
 */
export const isRoutingOptional = (type: string): boolean => {
  const event = catalog.find((definition) => definition.type === type);
  return !event || event.broadcast === true || event.consumers.length === 0;
};
