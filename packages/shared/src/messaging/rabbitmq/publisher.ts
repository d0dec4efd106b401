import type { ChannelModel, ConfirmChannel, Options as AmqpOptions } from 'amqplib';
import { BusUnavailableError } from '../bus.ts';

type Options = {
  maxUnconfirmed: number;
  confirmTimeoutMs: number;
  /** The user verified by the broker as the publisher of each message; absent for an anonymous connection. */
  user?: string;
};

export type OutgoingMessage = {
  exchange: string;
  key: string;
  body: Buffer;
  /** Fail if the message reaches no queue, rather than dropping it. */
  mandatory: boolean;
  properties: Pick<AmqpOptions.Publish, 'messageId' | 'headers'>;
};

type Pending = { isReturned: boolean; since: number; settle: (error?: Error) => void };

/** The broker accepted a message that no queue receives. */
export class UnroutableError extends Error {
  constructor({ exchange, key }: Pick<OutgoingMessage, 'exchange' | 'key'>) {
    super(`no queue accepts ${key} from ${exchange}`);
    this.name = 'UnroutableError';
  }
}

/**
 * Publishes with confirms: `send` resolves once a majority of broker nodes has stored the message. At most
 * `maxUnconfirmed` messages are in flight; further calls wait.
 */
export class Publisher {
  readonly #options: Options;
  readonly #pending = new Map<string, Pending>();
  readonly #waiting: (() => void)[] = [];
  #channel: ConfirmChannel | undefined;
  #isFull = false;
  #inFlight = 0;
  #last = 0;
  /** Fails overdue confirms; one timer for all, oldest first. */
  #confirmTimer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Opens a channel on a new connection; `onChannelLost` is called when it closes unexpectedly. */
  async open(model: ChannelModel, onChannelLost: () => void): Promise<ConfirmChannel> {
    const channel = await model.createConfirmChannel();
    channel.on('error', () => undefined);
    channel.on('close', () => {
      if (this.#channel === channel) this.detach();
      onChannelLost();
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

  /** Uses this channel for publishing. */
  use(channel: ConfirmChannel): void {
    this.#channel = channel;
    this.#isFull = false;
  }

  /** Fails the messages in flight: their outcome is unknown, so they are published again. */
  detach(): void {
    this.#channel = undefined;
    this.#isFull = false;
    clearTimeout(this.#confirmTimer);
    this.#confirmTimer = undefined;
    for (const { settle } of [...this.#pending.values()]) settle(createNotConnectedError());
    this.#admit();
  }

  /**
   * Resolves when the broker has confirmed the message. Rejects with UnroutableError, or when the outcome is unknown.
   */
  async send(message: OutgoingMessage): Promise<void> {
    if (this.#hasRoom()) this.#inFlight += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await this.#confirmed(message);
    } finally {
      this.#inFlight -= 1;
      this.#admit();
    }
  }

  /** Resolves when no message is in flight. */
  async idle(): Promise<void> {
    while (this.#inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  #hasRoom(): boolean {
    return !this.#isFull && this.#inFlight < this.#options.maxUnconfirmed;
  }

  /** Wakes waiting senders while there is capacity. */
  #admit(): void {
    while (this.#waiting.length > 0 && (this.#hasRoom() || !this.#channel)) {
      this.#inFlight += 1;
      this.#waiting.shift()?.();
    }
  }

  /** Fails unconfirmed messages after a timeout; one timer for all, oldest first. */
  #scheduleTimeouts(): void {
    this.#confirmTimer ??= setTimeout(() => {
      this.#confirmTimer = undefined;
      const overdueSince = Date.now() - this.#options.confirmTimeoutMs;
      for (const { since, settle } of [...this.#pending.values()]) {
        if (since > overdueSince) break;
        settle(new Error('the broker did not confirm in time'));
      }
      if (this.#pending.size > 0) this.#scheduleTimeouts();
    }, this.#options.confirmTimeoutMs / 5);
  }

  #confirmed({ exchange, key, body, mandatory, properties }: OutgoingMessage): Promise<void> {
    const channel = this.#channel;
    if (!channel) return Promise.reject(createNotConnectedError());
    return new Promise((resolve, reject) => {
      const correlationId = String((this.#last += 1));
      const settle = (error?: Error) => {
        this.#pending.delete(correlationId);
        if (error) reject(error);
        else resolve();
      };
      const pending: Pending = { isReturned: false, since: Date.now(), settle };
      this.#pending.set(correlationId, pending);
      this.#scheduleTimeouts();
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
          if (error) settle(new Error('the broker rejected the message', { cause: error }));
          else settle(pending.isReturned ? new UnroutableError({ exchange, key }) : undefined);
        });
      } catch (error) {
        settle(error instanceof Error ? error : createNotConnectedError());
      }
    });
  }
}

const createNotConnectedError = () => new BusUnavailableError('the broker is not connected');
