import type { Model } from 'mongoose';
import type { Logger } from '../../observability/logger.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Tracer } from '../../observability/tracing/index.ts';
import type { Bus } from '../bus.ts';
import { OutageLog } from './outage-log.ts';
import { OutboxPublisher } from './outbox-publisher.ts';
import { toOutboxModel, type OutboxModel, type WithOutbox } from './outbox.ts';
import { findOldestPending } from './pending-documents.ts';
import { sweepCollection, type SweepOptions } from './sweep-collection.ts';

type Options = {
  bus: Bus;
  log: Logger;
  metrics: Metrics;
  /** Absent when tracing is off. */
  tracer?: Tracer | undefined;
  /** Interval of the sweep for events left behind by another process, in milliseconds. */
  sweepIntervalMs?: number;
} & Partial<Omit<SweepOptions, 'isStopped'>>;

/** The relay's interface for commands. */
export interface Announcer {
  /** Publishes the events of a document that was just written, without making the caller wait. */
  announce<T extends WithOutbox>(model: Model<T>, document: WithOutbox): void;
}

/**
 * Publishes the events in outboxes and removes them once the bus has confirmed them. Events written by this process are
 * published from memory; a sweep finds those left behind by a crashed process. Two relays may publish the same event,
 * so consumers must be idempotent. A document that the bus rejects is retried with back-off and does not delay other
 * documents.
 */
export class OutboxRelay implements Announcer {
  readonly #options: Required<Omit<Options, 'tracer'>> & Pick<Options, 'tracer'>;
  readonly #models: OutboxModel[];
  readonly #publishers = new Map<OutboxModel, OutboxPublisher>();
  readonly #outage: OutageLog;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(models: OutboxModel[], options: Options) {
    this.#models = models;
    this.#options = {
      sweepIntervalMs: 2_000,
      batchSize: 200,
      batchTimeoutMs: 20_000,
      now: Date.now,
      ...options,
    };
    const { log, now } = this.#options;
    this.#outage = new OutageLog(log, now);
  }

  start(): void {
    this.#schedule(0);
  }

  announce<T extends WithOutbox>(model: Model<T>, document: WithOutbox): void {
    if (!this.#stopped) void this.#publisherOf(toOutboxModel(model)).publish(document);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#inProgress().map(({ done }) => done));
  }

  #schedule(delay: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      void this.sweepOrLog().finally(() => this.#schedule(this.#options.sweepIntervalMs));
    }, delay);
    this.#timer.unref();
  }

  /** Sweeps, and logs a failure. Never rejects. */
  async sweepOrLog(): Promise<void> {
    await this.sweep().catch((error: unknown) => this.#outage.failed(error));
  }

  /**
   * Publishes the pending events of every collection. A collection that cannot be read does not delay others; its
   * error is thrown at the end.
   */
  async sweep(): Promise<void> {
    const before = this.#outage.failures;
    const unreadable: unknown[] = [];
    const options = { ...this.#options, isStopped: () => this.#stopped };
    for (const model of this.#models)
      await sweepCollection(model, this.#publisherOf(model), options).catch((error: unknown) =>
        unreadable.push(error),
      );
    if (unreadable.length > 0) throw unreadable[0];
    const isOver = this.#outage.hasRecovered || this.#inProgress().length === 0;
    if (isOver && this.failingDocuments() === 0 && this.#outage.failures === before)
      this.#outage.ended();
  }

  /** Returns the time of the oldest unpublished event, or undefined if there is none. */
  oldestPending(): Promise<Date | undefined> {
    return findOldestPending(this.#models);
  }

  /** The number of documents in back-off because the bus rejected an event. */
  failingDocuments(): number {
    return [...this.#publishers.values()].reduce((sum, { failing }) => sum + failing.size, 0);
  }

  #inProgress() {
    return [...this.#publishers.values()].flatMap(({ busy }) => [...busy.values()]);
  }

  #publisherOf(model: OutboxModel): OutboxPublisher {
    const { bus, metrics, tracer, now } = this.#options;
    const publisher =
      this.#publishers.get(model) ??
      new OutboxPublisher(model, { bus, metrics, tracer, now, outage: this.#outage });
    this.#publishers.set(model, publisher);
    return publisher;
  }
}
