import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '../../events/index.ts';
import type { Logger } from '../../service/observability/logger.ts';
import type { Subscription } from '../bus.ts';
import { attemptsOf, copyOf, failureMarks, readMessage } from './delivery.ts';
import { Lanes } from './lanes.ts';
import { operatorUser, publisherOf } from './permissions.ts';
import type { Outgoing, Publisher } from './publisher.ts';
import type { Topology } from './topology.ts';

type Options = {
  topology: Topology;
  publisher: Publisher;
  log: Logger;
  /** Milliseconds before each further try. */
  retryDelays: number[];
  /** How many deliveries one subscription works on at once. */
  prefetch: number;
  /** Milliseconds that what is being handled gets when the subscription ends. */
  grace: number;
  /** Our own user of the broker, where each service has one: then only the publisher of a type is believed. */
  user?: string;
};

/**
 * One subscription, over as many connections as it lives through. A delivery is acknowledged after
 * its effect, or after its copy that waits for another try, or its dead letter, is confirmed: what
 * dies in between is delivered again.
 */
export class GroupConsumer {
  readonly #subscription: Subscription;
  readonly #options: Options;
  readonly #lanes = new Lanes();
  readonly #ending = new AbortController();
  readonly #attached: Promise<void>;
  #tellAttached: () => void = () => undefined;
  readonly #closed = new WeakSet<Channel>();
  #current: { channel: Channel; tag: string } | undefined;
  #model: ChannelModel | undefined;

  constructor(subscription: Subscription, options: Options) {
    this.#subscription = subscription;
    this.#options = options;
    this.#attached = new Promise((resolve) => {
      this.#tellAttached = resolve;
    });
    subscription.onConnectionChange?.(false);
  }

  get group(): string {
    return this.#subscription.group;
  }

  /** Resolves when the group gets what is published from now on. */
  get attached(): Promise<void> {
    return this.#attached;
  }

  /** Consumes over a connection, once over each; `onDeath` tells that the channel died by itself. */
  async attach(model: ChannelModel, onDeath: () => void): Promise<void> {
    if (this.#ending.signal.aborted || this.#model === model) return;
    this.#model = model;
    const { topology, prefetch } = this.#options;
    const { group, types, broadcast, onConnectionChange } = this.#subscription;
    const channel = await model.createChannel();
    channel.on('error', (error) => this.#options.log.warn({ err: error, group }, 'channel failed'));
    channel.on('close', () => {
      this.#closed.add(channel);
      if (this.#current?.channel !== channel) return;
      this.#current = undefined;
      onConnectionChange?.(false);
      onDeath();
    });
    if (!broadcast) await topology.declareGroup(channel, group, types);
    const queue = broadcast
      ? await topology.declareEphemeral(channel, group, types)
      : topology.queueOf(group);
    await channel.prefetch(prefetch);
    const { consumerTag } = await channel.consume(queue, (message) => {
      // the broker ended the consumer: its queue is gone, so everything is declared anew
      if (!message) return onDeath();
      this.#receive(channel, message);
    });
    this.#current = { channel, tag: consumerTag };
    onConnectionChange?.(true);
    this.#tellAttached();
  }

  /** Takes nothing more, finishes what is being handled, and gives back what was not begun. */
  async end(): Promise<void> {
    this.#ending.abort();
    const current = this.#current;
    this.#current = undefined;
    await current?.channel.cancel(current.tag).catch(() => undefined);
    await Promise.race([this.#lanes.idle(), sleep(this.#options.grace, undefined, { ref: false })]);
    await current?.channel.close().catch(() => undefined);
  }

  #receive(channel: Channel, message: ConsumeMessage): void {
    const read = this.#believed(message, readMessage(message));
    const lane = 'event' in read ? read.event.subject : '';
    void this.#lanes.run(lane, async () => {
      // given out again by the broker when its channel is gone
      if (this.#ending.signal.aborted || this.#closed.has(channel)) return;
      const isSettled =
        'event' in read
          ? await this.#handle(channel, message, read.event)
          : await this.#pass(channel, this.#deadLetter(message, read.fault));
      if (isSettled && !this.#closed.has(channel)) channel.ack(message);
    });
  }

  /**
   * A service can put a message into the waiting and dead-letter exchanges that all share. The broker
   * confirms who published it: the service of its type, we ourselves for another try, or an operator.
   */
  #believed(message: ConsumeMessage, read: ReturnType<typeof readMessage>): typeof read {
    const { user } = this.#options;
    if (user === undefined || !('event' in read)) return read;
    const by: unknown = message.properties.userId;
    if (by === publisherOf(read.event.type) || by === user || by === operatorUser) return read;
    return { fault: `Published by ${String(by)}, who may not publish ${read.event.type}.` };
  }

  /** Whether the delivery is dealt with. */
  async #handle(channel: Channel, message: ConsumeMessage, event: DomainEvent): Promise<boolean> {
    const { retryDelays, topology } = this.#options;
    const { handle, broadcast, group } = this.#subscription;
    for (let attempts = attemptsOf(message); ;) {
      try {
        await handle(event);
        return true;
      } catch (error) {
        const delay = retryDelays[attempts];
        attempts += 1;
        if (delay === undefined)
          return await this.#pass(channel, this.#deadLetter(message, error, attempts));
        const wait = { exchange: topology.waitOf(delay), key: group };
        // a queue of one process cannot be returned to once that process is gone
        if (!broadcast)
          return await this.#pass(
            channel,
            copyOf(message, wait, failureMarks(attempts, error, new Date())),
          );
        await sleep(delay, undefined, { signal: this.#ending.signal }).catch(() => undefined);
        if (this.#ending.signal.aborted) return false;
      }
    }
  }

  #deadLetter(
    message: ConsumeMessage,
    error: unknown,
    attempts = attemptsOf(message) + 1,
  ): Outgoing {
    const { topology, log } = this.#options;
    const { group } = this.#subscription;
    log.error({ group, messageId: message.properties.messageId as unknown }, 'dead letter');
    const to = { exchange: topology.dead, key: group };
    return copyOf(message, to, failureMarks(attempts, error, new Date()));
  }

  /** Hands a copy on until the broker has it, or its original is given out again anyway. */
  async #pass(channel: Channel, copy: Outgoing): Promise<boolean> {
    while (!this.#closed.has(channel)) {
      try {
        await this.#options.publisher.send(copy);
        return true;
      } catch (error) {
        this.#options.log.warn({ err: error, group: this.group }, 'delivery not passed on yet');
        if (this.#ending.signal.aborted) return false;
        await sleep(500);
      }
    }
    return false;
  }
}
