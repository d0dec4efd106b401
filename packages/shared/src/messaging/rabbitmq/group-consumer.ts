import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '../../events/index.ts';
import type { Logger } from '../../observability/logger.ts';
import type { Subscription } from '../bus.ts';
import { countAttempts, copyMessage, createFailureHeaders, readMessage } from './delivery.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { operatorUser, findPublisher } from './permissions.ts';
import type { OutgoingMessage, Publisher } from './publisher.ts';
import type { Topology } from './topology.ts';

type Options = {
  topology: Topology;
  publisher: Publisher;
  log: Logger;
  /** Delays between attempts, in milliseconds. */
  retryDelaysMs: number[];
  /** The number of deliveries handled concurrently by a subscription. */
  prefetch: number;
  /** The time that running handlers have to finish after the subscription ends, in milliseconds. */
  graceMs: number;
  /**
   * The service's own broker user, if there is one; messages are then accepted only from the publisher of
   * their type.
   */
  user?: string;
};

/**
 * One subscription across reconnects. A delivery is acknowledged after its effect, or after the broker has
 * confirmed a copy for retry or for the dead letter queue; a crash in between causes a redelivery.
 */
export class GroupConsumer {
  readonly #subscription: Subscription;
  readonly #options: Options;
  readonly #queue = new KeyedQueue();
  readonly #ending = new AbortController();
  readonly #attached: Promise<void>;
  #resolveAttached: () => void = () => undefined;
  readonly #closed = new WeakSet<Channel>();
  #current: { channel: Channel; tag: string } | undefined;
  #connection: ChannelModel | undefined;

  constructor(subscription: Subscription, options: Options) {
    this.#subscription = subscription;
    this.#options = options;
    this.#attached = new Promise((resolve) => {
      this.#resolveAttached = resolve;
    });
    subscription.onConnectionChange?.(false);
  }

  get group(): string {
    return this.#subscription.group;
  }

  /** Resolves once the group receives events. */
  get attached(): Promise<void> {
    return this.#attached;
  }

  /**
   * Consumes over a connection, at most once per connection; `onChannelLost` is called when the channel closes
   * unexpectedly.
   */
  async attach(connection: ChannelModel, onChannelLost: () => void): Promise<void> {
    if (this.#ending.signal.aborted || this.#connection === connection) return;
    this.#connection = connection;
    const { topology, prefetch } = this.#options;
    const { group, types, broadcast, onConnectionChange } = this.#subscription;
    const channel = await connection.createChannel();
    channel.on('error', (error) => this.#options.log.warn({ err: error, group }, 'channel failed'));
    channel.on('close', () => {
      this.#closed.add(channel);
      if (this.#current?.channel !== channel) return;
      this.#current = undefined;
      onConnectionChange?.(false);
      onChannelLost();
    });
    if (!broadcast) await topology.declareGroup(channel, group, types);
    const queue = broadcast
      ? await topology.declareEphemeral(channel, group, types)
      : topology.queueOf(group);
    await channel.prefetch(prefetch);
    const { consumerTag } = await channel.consume(queue, (message) => {
      // the broker canceled the consumer because its queue is gone; redeclare everything
      if (!message) return onChannelLost();
      this.#receive(channel, message);
    });
    this.#current = { channel, tag: consumerTag };
    onConnectionChange?.(true);
    this.#resolveAttached();
  }

  /** Stops consuming, finishes running handlers and returns unstarted deliveries to the queue. */
  async end(): Promise<void> {
    this.#ending.abort();
    const current = this.#current;
    this.#current = undefined;
    await current?.channel.cancel(current.tag).catch(() => undefined);
    await Promise.race([
      this.#queue.idle(),
      sleep(this.#options.graceMs, undefined, { ref: false }),
    ]);
    await current?.channel.close().catch(() => undefined);
  }

  #receive(channel: Channel, message: ConsumeMessage): void {
    const parsed = this.#rejectForged(message, readMessage(message));
    const key = 'event' in parsed ? parsed.event.subject : '';
    void this.#queue.run(key, async () => {
      // the broker redelivers it once the channel is closed
      if (this.#ending.signal.aborted || this.#closed.has(channel)) return;
      const isSettled =
        'event' in parsed
          ? await this.#handle(channel, message, parsed.event)
          : await this.#forward(channel, this.#deadLetter(message, parsed.error));
      if (isSettled && !this.#closed.has(channel)) channel.ack(message);
    });
  }

  /**
   * Any service may write to the shared wait and dead letter exchanges. The broker verifies the publisher of a
   * message: accept it from the service that owns the event type, from this service (a retry) or from an
   * operator.
   */
  #rejectForged(message: ConsumeMessage, parsed: ReturnType<typeof readMessage>): typeof parsed {
    const { user } = this.#options;
    if (user === undefined || !('event' in parsed)) return parsed;
    const publisher: unknown = message.properties.userId;
    if (
      publisher === findPublisher(parsed.event.type) ||
      publisher === user ||
      publisher === operatorUser
    )
      return parsed;
    return {
      error: `Published by ${String(publisher)}, which may not publish ${parsed.event.type}.`,
    };
  }

  /** Resolves to whether the delivery is settled. */
  async #handle(channel: Channel, message: ConsumeMessage, event: DomainEvent): Promise<boolean> {
    const { retryDelaysMs, topology } = this.#options;
    const { handle, broadcast, group } = this.#subscription;
    for (let attempts = countAttempts(message); ;) {
      try {
        await handle(event);
        return true;
      } catch (error) {
        const delay = retryDelaysMs[attempts];
        attempts += 1;
        if (delay === undefined)
          return await this.#forward(channel, this.#deadLetter(message, error, attempts));
        const retryTarget = { exchange: topology.waitOf(delay), key: group };
        // a broadcast queue is deleted with its process, so retries take place in the process
        if (!broadcast)
          return await this.#forward(
            channel,
            copyMessage(message, retryTarget, createFailureHeaders(attempts, error, new Date())),
          );
        await sleep(delay, undefined, { signal: this.#ending.signal }).catch(() => undefined);
        if (this.#ending.signal.aborted) return false;
      }
    }
  }

  #deadLetter(
    message: ConsumeMessage,
    error: unknown,
    attempts = countAttempts(message) + 1,
  ): OutgoingMessage {
    const { topology, log } = this.#options;
    const { group } = this.#subscription;
    const messageId: unknown = message.properties.messageId;
    log.error({ group, messageId }, 'delivery moved to dead letters');
    const to = { exchange: topology.dead, key: group };
    return copyMessage(message, to, createFailureHeaders(attempts, error, new Date()));
  }

  /** Sends a copy repeatedly until the broker confirms it or will redeliver the original anyway. */
  async #forward(channel: Channel, copy: OutgoingMessage): Promise<boolean> {
    while (!this.#closed.has(channel)) {
      try {
        await this.#options.publisher.send(copy);
        return true;
      } catch (error) {
        this.#options.log.warn(
          { err: error, group: this.group },
          'forwarding a delivery failed, retrying',
        );
        if (this.#ending.signal.aborted) return false;
        await sleep(500);
      }
    }
    return false;
  }
}
