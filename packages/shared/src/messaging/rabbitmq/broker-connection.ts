import type { ChannelModel, RecoveringChannelModel } from 'amqplib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../observability/logger.ts';

type Options = {
  url: string;
  /** Shown in the broker's management tools. */
  name: string;
  log: Logger;
  /**
   * Opens the channels of a new connection. Channels opened elsewhere would not be reopened after a reconnect.
   */
  setup: (model: ChannelModel) => Promise<void>;
  /** Called after setup. */
  onConnected?: (model: ChannelModel) => void;
  onLost?: () => void;
};

/** A connection is considered dead after twice this time without data. */
const heartbeatSeconds = 10;
const connectTimeoutMs = 10_000;
const firstDelayMs = 200;
const maxDelayMs = 5_000;

/** A broker connection that reconnects with back-off until it is closed. */
export class BrokerConnection {
  readonly #options: Options;
  readonly #opening: Promise<RecoveringChannelModel>;
  #model: ChannelModel | undefined;
  /** The time of the last connect or disconnect. */
  #changedAt = new Date();
  #wasConnected = false;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#opening = this.#open();
  }

  get model(): ChannelModel | undefined {
    return this.#model;
  }

  get wasConnected(): boolean {
    return this.#wasConnected;
  }

  get changedAt(): Date {
    return this.#changedAt;
  }

  /** Drops a connection whose channels are broken; the client reconnects. */
  renew(model: ChannelModel): void {
    if (model === this.#model) this.#lost();
    model.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const recovering = await this.#opening;
    const closing = this.#attemptEnded(recovering).then(() => recovering.close());
    // an unresponsive broker must not delay shutdown
    await Promise.race([closing, sleep(3_000, undefined, { ref: false })]);
  }

  /**
   * Resolves when no connection is being opened. Closing the client meanwhile would leave that connection without a
   * listener for errors, and an error would crash the process.
   */
  #attemptEnded(recovering: RecoveringChannelModel): Promise<void> {
    if (this.#model) return Promise.resolve();
    return new Promise((resolve) => {
      recovering.once('connect', () => resolve());
      recovering.once('reconnect-scheduled', () => resolve());
    });
  }

  async #open(): Promise<RecoveringChannelModel> {
    const { connect } = await import('amqplib');
    const { log, name } = this.#options;
    const recovering = await connect(addHeartbeat(this.#options.url), {
      noDelay: true,
      keepAlive: true,
      timeout: connectTimeoutMs,
      clientProperties: { connection_name: name },
      recovery: {
        initialDelay: firstDelayMs,
        maxDelay: maxDelayMs,
        waitForConnect: false,
        setup: (model: ChannelModel) => this.#setup(model),
      },
    });
    // without a listener, an error would crash the process; a disconnect follows every error
    recovering.on('error', (error) => log.debug({ err: error }, 'broker connection error'));
    recovering.on('disconnect', (error) => {
      this.#lost();
      if (!this.#closed) log.warn({ err: error, connection: name }, 'broker connection lost');
    });
    recovering.on('connect-failed', (error) => {
      this.#lost();
      if (!this.#closed)
        log.warn({ err: error, connection: name }, 'broker connection refused, retrying');
    });
    return recovering;
  }

  async #setup(model: ChannelModel): Promise<void> {
    model.on('error', () => undefined);
    model.on('close', () => {
      if (this.#model === model) this.#lost();
    });
    if (this.#closed) throw new Error('closed while connecting');
    await this.#options.setup(model);
    this.#model = model;
    this.#wasConnected = true;
    this.#changedAt = new Date();
    this.#options.log.info({ connection: this.#options.name }, 'broker connected');
    this.#options.onConnected?.(model);
  }

  #lost(): void {
    if (this.#model) this.#changedAt = new Date();
    this.#model = undefined;
    this.#options.onLost?.();
  }
}

/** Sets our heartbeat unless the URL has one: the broker's default is a minute. */
function addHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat'))
    address.searchParams.set('heartbeat', String(heartbeatSeconds));
  return address.href;
}
