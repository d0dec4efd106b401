import type { ChannelModel, RecoveringChannelModel } from 'amqplib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../service/observability/logger.ts';

type Options = {
  url: string;
  /** How the broker's own tools show it. */
  name: string;
  log: Logger;
  /** Makes the channels of a new connection; channels made elsewhere would stay dead after the next. */
  setup: (model: ChannelModel) => Promise<void>;
  /** Called with a connection that is set up. */
  onConnected?: (model: ChannelModel) => void;
  /** Called as soon as a connection is gone. */
  onLost?: () => void;
};

/** Seconds without a word after which a connection counts as dead is twice this. */
const heartbeat = 10;
const connectTimeout = 10_000;
const firstDelay = 200;
const longestDelay = 5_000;

/** A connection to the broker that comes back by itself, with back-off, for as long as it is not closed. */
export class BrokerConnection {
  readonly #options: Options;
  readonly #opening: Promise<RecoveringChannelModel>;
  #model: ChannelModel | undefined;
  /** When the connection was made or lost last. */
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

  /** Since when it has been connected, or not. */
  get changedAt(): Date {
    return this.#changedAt;
  }

  /** Gives a connection up whose channels are not what they should be; the next one is made anew. */
  renew(model: ChannelModel): void {
    if (model === this.#model) this.#lost();
    model.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const recovering = await this.#opening;
    // a broker that does not answer must not hold up the end
    await Promise.race([recovering.close(), sleep(3_000, undefined, { ref: false })]);
  }

  async #open(): Promise<RecoveringChannelModel> {
    const { connect } = await import('amqplib');
    const { log, name } = this.#options;
    const recovering = await connect(withHeartbeat(this.#options.url), {
      noDelay: true,
      keepAlive: true,
      timeout: connectTimeout,
      clientProperties: { connection_name: name },
      recovery: {
        initialDelay: firstDelay,
        maxDelay: longestDelay,
        waitForConnect: false,
        setup: (model: ChannelModel) => this.#setup(model),
      },
    });
    // without a listener an error would end the process; every one is followed by a disconnect
    recovering.on('error', (error) => log.debug({ err: error }, 'broker connection failed'));
    recovering.on('disconnect', (error) => {
      this.#lost();
      if (!this.#closed) log.warn({ err: error, connection: name }, 'broker lost');
    });
    recovering.on('connect-failed', (error) => {
      this.#lost();
      if (!this.#closed) log.warn({ err: error, connection: name }, 'broker not there yet');
    });
    return recovering;
  }

  async #setup(model: ChannelModel): Promise<void> {
    model.on('error', () => undefined);
    model.on('close', () => {
      if (this.#model === model) this.#lost();
    });
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

/** The address with our own heartbeat, unless it names one: the broker's is a minute. */
function withHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat'))
    address.searchParams.set('heartbeat', String(heartbeat));
  return address.href;
}
