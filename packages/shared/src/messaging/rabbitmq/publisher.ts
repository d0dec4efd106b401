import type { ChannelModel, ConfirmChannel, Options as AmqpOptions } from 'amqplib';
import { BusUnavailableError } from '../bus.ts';

type Options = {
  /** How many messages may be under way without an answer of the broker. */
  window: number;
  /** Milliseconds for that answer. */
  confirmWithin: number;
  /** Whom the broker confirms as the publisher of each message; absent for an anonymous connection. */
  user?: string;
};

export type Outgoing = {
  exchange: string;
  key: string;
  body: Buffer;
  /** Refuse a message that reaches no queue; else the broker confirms and forgets it. */
  mandatory: boolean;
  properties: Pick<AmqpOptions.Publish, 'messageId' | 'headers'>;
};

type Pending = { isReturned: boolean; since: number; settle: (error?: Error) => void };

/** The broker took a message that no queue wanted. */
export class Unroutable extends Error {
  constructor({ exchange, key }: Pick<Outgoing, 'exchange' | 'key'>) {
    super(`no queue takes ${key} from ${exchange}`);
    this.name = 'Unroutable';
  }
}

/**
 * Publishes with confirms: `send` resolves once the broker holds the message on a majority of its
 * disks. At most `window` are under way; who comes then waits.
 */
export class Publisher {
  readonly #options: Options;
  readonly #pending = new Map<string, Pending>();
  readonly #waiting: (() => void)[] = [];
  #channel: ConfirmChannel | undefined;
  #isFull = false;
  #underWay = 0;
  #last = 0;
  #watching: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Opens a channel of a new connection; `onDeath` is called when it dies by itself. */
  async open(model: ChannelModel, onDeath: () => void): Promise<ConfirmChannel> {
    const channel = await model.createConfirmChannel();
    channel.on('error', () => undefined);
    channel.on('close', () => {
      if (this.#channel === channel) this.detach();
      onDeath();
    });
    channel.on('return', ({ properties }) => {
      const pending = this.#pending.get(String(properties.correlationId));
      if (pending) pending.isReturned = true;
    });
    channel.on('drain', () => {
      this.#isFull = false;
      this.#admit();
    });
    return channel;
  }

  /** Publishes over this channel from now on. */
  use(channel: ConfirmChannel): void {
    this.#channel = channel;
    this.#isFull = false;
  }

  /** Fails what is under way: whether the broker has it is not known, so it is published again. */
  detach(): void {
    this.#channel = undefined;
    this.#isFull = false;
    clearTimeout(this.#watching);
    this.#watching = undefined;
    for (const { settle } of [...this.#pending.values()]) settle(notConnected());
    this.#admit();
  }

  /** Resolves when the broker has it. Rejects with Unroutable, or when that cannot be said. */
  async send(message: Outgoing): Promise<void> {
    if (this.#hasRoom()) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await this.#confirmed(message);
    } finally {
      this.#underWay -= 1;
      this.#admit();
    }
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#underWay > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  #hasRoom(): boolean {
    return !this.#isFull && this.#underWay < this.#options.window;
  }

  /** Lets in who waits, as far as there is room; their places are taken for them. */
  #admit(): void {
    while (this.#waiting.length > 0 && (this.#hasRoom() || !this.#channel)) {
      this.#underWay += 1;
      this.#waiting.shift()?.();
    }
  }

  /** Gives up on answers that do not come; one timer for all, the oldest first. */
  #watch(): void {
    this.#watching ??= setTimeout(() => {
      this.#watching = undefined;
      const late = Date.now() - this.#options.confirmWithin;
      for (const { since, settle } of [...this.#pending.values()]) {
        if (since > late) break;
        settle(new Error('the broker did not confirm in time'));
      }
      if (this.#pending.size > 0) this.#watch();
    }, this.#options.confirmWithin / 5);
  }

  #confirmed({ exchange, key, body, mandatory, properties }: Outgoing): Promise<void> {
    const channel = this.#channel;
    if (!channel) return Promise.reject(notConnected());
    return new Promise((resolve, reject) => {
      const correlationId = String((this.#last += 1));
      const settle = (error?: Error) => {
        this.#pending.delete(correlationId);
        if (error) reject(error);
        else resolve();
      };
      const pending: Pending = { isReturned: false, since: Date.now(), settle };
      this.#pending.set(correlationId, pending);
      this.#watch();
      const options = {
        ...properties,
        correlationId,
        mandatory,
        persistent: true,
        contentType: 'application/cloudevents+json',
        ...(this.#options.user ? { userId: this.#options.user } : {}),
      };
      try {
        this.#isFull = !channel.publish(exchange, key, body, options, (error: unknown) => {
          if (error) settle(new Error('the broker did not take it', { cause: error }));
          else settle(pending.isReturned ? new Unroutable({ exchange, key }) : undefined);
        });
      } catch (error) {
        settle(error instanceof Error ? error : notConnected());
      }
    });
  }
}

const notConnected = () => new BusUnavailableError('the broker is not connected');
