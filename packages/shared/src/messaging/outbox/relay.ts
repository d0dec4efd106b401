import type { Model } from 'mongoose';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../service/observability/logger.ts';
import type { Metrics } from '../../service/observability/metrics.ts';
import type { Tracer } from '../../service/observability/tracing/index.ts';
import type { Bus } from '../bus.ts';
import { OutageLog } from './outage-log.ts';
import { OutboxPublisher } from './outbox-publisher.ts';
import { outboxOf, type OutboxModel, type WithOutbox } from './outbox.ts';
import { countPending, findPending, oldestPending } from './pending-documents.ts';

type Options = {
  bus: Bus;
  log: Logger;
  metrics: Metrics;
  /** Absent where nobody traces. */
  tracer?: Tracer | undefined;
  /** Milliseconds between two sweeps for what another process has left behind. */
  sweepEvery?: number;
  /** How many documents one query of a sweep reads. */
  window?: number;
  /** Milliseconds for which a sweep waits for the documents of one query before it reads the next. */
  windowTimeoutMs?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
};

/** A sweep tries at most this many windows of documents that fail, and publishes from as many at once. */
const maxWindows = 5;

/** The relay as commands see it. */
export interface Announcer {
  /** Publishes the events of a document that was just written, without making the caller wait. */
  announce<T extends WithOutbox>(model: Model<T>, document: WithOutbox): void;
}

/**
 * Takes events from the documents they were written in to the bus, and removes them once the bus has
 * confirmed, those of many documents by one write. What this process wrote goes out from memory; the
 * sweep finds what a dead process left. Two relays may publish the same event: consumers converge.
 * A document that the bus refuses waits for its next try and holds up no other.
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
      sweepEvery: 2_000,
      window: 200,
      windowTimeoutMs: 20_000,
      now: Date.now,
      ...options,
    };
    const { log, now } = this.#options;
    this.#outage = new OutageLog({ log, now, waiting: () => this.#waiting() });
  }

  start(): void {
    this.#schedule(0);
  }

  announce<T extends WithOutbox>(model: Model<T>, document: WithOutbox): void {
    if (!this.#stopped) void this.#publisherOf(outboxOf(model)).publish(document);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#underWay().map(({ isOut }) => isOut));
  }

  #schedule(delay: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      void this.sweepAndTell().finally(() => this.#schedule(this.#options.sweepEvery));
    }, delay);
    this.#timer.unref();
  }

  /** Sweeps, and has the log told of what cannot go out. Never rejects. */
  async sweepAndTell(): Promise<void> {
    await this.sweep().catch((error: unknown) => this.#outage.failed(error));
    await this.#outage.goesOn();
  }

  /**
   * Publishes what waits in every collection; resolves when all of it is out or has failed. A
   * collection that cannot be read holds up no other; its error is thrown at the end.
   */
  async sweep(): Promise<void> {
    const before = this.#outage.failures;
    const unreadable: unknown[] = [];
    for (const model of this.#models)
      await this.#sweepCollection(model).catch((error: unknown) => unreadable.push(error));
    if (unreadable.length > 0) throw unreadable[0];
    const isOver = this.#outage.worksAgain || this.#underWay().length === 0;
    if (isOver && this.failingDocuments() === 0 && this.#outage.failures === before)
      this.#outage.ended();
  }

  async #sweepCollection(model: OutboxModel): Promise<void> {
    const { window, now } = this.#options;
    const publisher = this.#publisherOf(model);
    const { busy, failing } = publisher;
    const begunAtMs = now();
    const failed = new Set<string>();
    while (failed.size < maxWindows * window) {
      const limit = Math.min(window, maxWindows * window - busy.size);
      if (limit <= 0) return;
      const except = new Set([...busy.keys(), ...failing.waiting(begunAtMs), ...failed]);
      const pending = await findPending(model, { except: [...except], limit });
      if (this.#stopped) return;
      const isAvailable = await this.#publishWindow(publisher, pending, failed);
      if (!isAvailable) return;
      if (pending.length < limit) return failing.forgetMissing(begunAtMs);
    }
  }

  /**
   * Publishes from some documents, adds the ids of those that fail to `failed`, and goes on while those
   * that take longest are still under way. Resolves with whether the bus takes anything.
   */
  async #publishWindow(
    publisher: OutboxPublisher,
    pending: WithOutbox[],
    failed: Set<string>,
  ): Promise<boolean> {
    let isAvailable = true;
    const attempts = pending.map(async (document) => {
      const outcome = await publisher.publish(document);
      if (outcome !== 'out') failed.add(document._id);
      if (outcome === 'unavailable') isAvailable = false;
    });
    const waiting = new AbortController();
    const { windowTimeoutMs } = this.#options;
    const late = sleep(windowTimeoutMs, undefined, { ref: false, signal: waiting.signal });
    await Promise.race([Promise.all(attempts), late.catch(() => undefined)]);
    waiting.abort();
    return isAvailable;
  }

  /** When the oldest event was written that the bus has not confirmed; undefined when all are out. */
  oldestPending(): Promise<Date | undefined> {
    return oldestPending(this.#models);
  }

  /** How many documents wait for another try because the bus refused one of their events. */
  failingDocuments(): number {
    return [...this.#publishers.values()].reduce((sum, { failing }) => sum + failing.size, 0);
  }

  /** How many documents wait with events, which of them fail, and when the oldest event was written. */
  async #waiting() {
    const failing = [...this.#publishers].flatMap(([{ collection }, publisher]) =>
      publisher.failing.examples(5).map((id) => `${collection.name}/${id}`),
    );
    return {
      documents: await countPending(this.#models),
      oldest: await this.oldestPending(),
      ...(failing.length > 0 ? { failing, failingDocuments: this.failingDocuments() } : {}),
    };
  }

  #underWay() {
    return [...this.#publishers.values()].flatMap(({ busy }) => [...busy.values()]);
  }

  #publisherOf(model: OutboxModel): OutboxPublisher {
    const { bus, metrics, tracer, now } = this.#options;
    const known =
      this.#publishers.get(model) ??
      new OutboxPublisher(model, { bus, metrics, tracer, now, outage: this.#outage });
    this.#publishers.set(model, known);
    return known;
  }
}
