import type { Channel } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { events } from '../../events/index.ts';

/**
 * The names of everything on the broker, and how each is declared. What is declared once cannot be
 * declared otherwise later: a change of arguments needs another prefix or a policy.
 */
export class Topology {
  /** Topic exchange: every event, by its type. */
  readonly events: string;
  /** Direct exchange back to one group's queue: after a wait, and for replays. */
  readonly returning: string;
  /** Direct exchange to one group's dead letters. */
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
  /** The exchange, and the queue behind it, where a delivery waits before it returns. */
  waitOf = (delay: number) => `${this.#prefix}.wait.${delay}ms`;

  async declareExchanges(channel: Channel): Promise<void> {
    await channel.assertExchange(this.events, 'topic', { durable: true });
    await channel.assertExchange(this.returning, 'direct', { durable: true });
    await channel.assertExchange(this.dead, 'direct', { durable: true });
  }

  /** One waiting queue a delay: in a queue where all wait equally long, nobody waits behind another. */
  async declareWaits(channel: Channel, delays: number[]): Promise<void> {
    for (const delay of new Set(delays)) {
      const name = this.waitOf(delay);
      await channel.assertExchange(name, 'fanout', { durable: true });
      await channel.assertQueue(name, {
        durable: true,
        arguments: waitArguments(this, delay),
      });
      await channel.bindQueue(name, name, '');
    }
  }

  /** Rejects when something that all services share is missing. */
  async checkShared(channel: Channel, delays: number[]): Promise<void> {
    for (const name of [this.events, this.returning, this.dead]) await channel.checkExchange(name);
    for (const delay of new Set(delays)) {
      await channel.checkExchange(this.waitOf(delay));
      await channel.checkQueue(this.waitOf(delay));
    }
  }

  /** The queue of a group whose members share the work, and the queue of its dead letters. */
  async declareGroup(channel: Channel, group: string, types: string[]): Promise<void> {
    await this.declareDeadQueue(channel, group);
    const queue = this.queueOf(group);
    await channel.assertQueue(queue, {
      durable: true,
      arguments: {
        ...safelyPassedOnTo(this.dead),
        'x-dead-letter-routing-key': group,
        'x-delivery-limit': deliveriesAtMost,
      },
    });
    await this.bind(channel, queue, group, types);
  }

  async declareDeadQueue(channel: Channel, group: string): Promise<void> {
    const queue = this.deadQueueOf(group);
    await channel.assertQueue(queue, {
      durable: true,
      // looking at a letter counts as a delivery; newer brokers drop what was delivered 20 times
      arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000_000 },
    });
    await channel.bindQueue(queue, this.dead, group);
  }

  /** A queue that goes with its connection, for one process that hears a broadcast. */
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
 * How often the broker gives out one message that nobody finishes, because whoever takes it dies; then
 * it is a dead letter. Far above what restarts can cause.
 */
const deliveriesAtMost = 50;

/** Dead-lettering loses messages unless both are set: it is at-most-once by default. */
const safelyPassedOnTo = (exchange: string) => ({
  'x-queue-type': 'quorum',
  'x-dead-letter-exchange': exchange,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});

/** How a waiting queue is declared. */
export const waitArguments = ({ returning }: Pick<Topology, 'returning'>, delay: number) => ({
  ...safelyPassedOnTo(returning),
  'x-message-ttl': delay,
});

const catalogue = Object.values(events);

/** The groups of the catalogue that need a queue of their own, with what they hear. */
export const queuedGroups = (): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const { type, consumers, broadcast } of catalogue)
    for (const group of broadcast ? [] : consumers)
      groups.set(group, [...(groups.get(group) ?? []), type]);
  return groups;
};

/** The groups whose every process hears. */
export const broadcastGroups = (): string[] =>
  catalogue.filter(({ broadcast }) => broadcast).flatMap(({ consumers }) => consumers);

/** Whether an event of this type may reach no queue at all: nobody hears it, or only those who run. */
export const mayBeUnrouted = (type: string): boolean => {
  const known = catalogue.find((definition) => definition.type === type);
  return known !== undefined && (known.broadcast === true || known.consumers.length === 0);
};
