import type { Model } from 'mongoose';
import type { Logger } from '../service/logging.ts';
import type { DomainEvent } from '../events/index.ts';
import type { Metrics } from '../service/metrics.ts';
import { inSpanOf, type Tracer } from '../service/tracing/index.ts';
import type { Bus } from './bus.ts';
import { Outage } from './outage.ts';
import { OutboxRemovals } from './outbox-removals.ts';
import {
  outboxOf,
  pendingFilter,
  pendingIndex,
  type OutboxModel,
  type WithOutbox,
} from './outbox.ts';
import { shardKeyOf } from './place-of.ts';

type Options = {
  bus: Bus;
  log: Logger;
  metrics: Metrics;
  /** Absent where nobody traces. */
  tracer?: Tracer | undefined;
  /** Milliseconds between two looks for what another process has left behind. */
  sweepEvery?: number;
  /** How many documents are published from at once. */
  window?: number;
  /** Milliseconds since the epoch, for what the log is told. */
  now?: () => number;
};

/** A document whose events are on their way. */
type Delivery = {
  /** As it was last announced: its outbox holds all that was not out by then. */
  latest: WithOutbox;
  /** The number of the last event that the bus has confirmed. */
  upTo: number;
  /** What the bus has confirmed and the document may still hold. */
  confirmed: string[];
  /** Resolves, never rejects, with whether all of it is out. */
  isOut: Promise<boolean>;
};

/** The relay as commands see it. */
export interface Announcer {
  /** Publishes the events of a document that was just written, without making the caller wait. */
  announce<T extends WithOutbox>(model: Model<T>, document: WithOutbox): void;
}

/**
 * Takes events from the documents they were written in to the bus, and removes them once the bus has
 * confirmed, those of many documents by one write. What this process wrote goes out from memory; the sweep finds what a dead process left.
 * Two relays may publish the same event: consumers converge.
 */
export class OutboxRelay implements Announcer {
  readonly #options: Options & { sweepEvery: number; window: number };
  readonly #models: OutboxModel[];
  readonly #busy = new Map<string, Delivery>();
  readonly #removals = new Map<OutboxModel, OutboxRemovals>();
  readonly #outage: Outage;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(models: OutboxModel[], options: Options) {
    this.#models = models;
    this.#options = { sweepEvery: 2_000, window: 200, ...options };
    const { log, now } = options;
    this.#outage = new Outage({ log, now, waiting: () => this.#waiting() });
  }

  start(): void {
    this.#schedule(0);
  }

  announce<T extends WithOutbox>(model: Model<T>, document: WithOutbox): void {
    void this.#begin(outboxOf(model), document);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all([...this.#busy.values()].map(({ isOut }) => isOut));
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

  /** Looks through every collection; resolves when what it found is out or has failed. */
  async sweep(): Promise<void> {
    const before = this.#outage.failures;
    for (const model of this.#models) while (await this.#sweepOnce(model));
    const isOver = this.#outage.worksAgain || this.#busy.size === 0;
    if (isOver && this.#outage.failures === before) this.#outage.ended();
  }

  /** Whether there may be more that can go out now. */
  async #sweepOnce(model: OutboxModel): Promise<boolean> {
    const { window } = this.#options;
    const shardKey = Object.fromEntries(shardKeyOf(model).map((name) => [name, 1]));
    const pending = await model
      .find(pendingFilter, { outbox: 1, sequence: 1, deletedAt: 1, ...shardKey })
      .sort({ 'outbox.time': 1 })
      .limit(window)
      .lean<WithOutbox[]>();
    const idle = pending.filter((document) => !this.#busy.has(keyOf(model, document)));
    const outcomes = await Promise.all(idle.map((document) => this.#begin(model, document)));
    return idle.length === window && outcomes.every(Boolean);
  }

  /** When the oldest event was written that the bus has not confirmed; undefined when all are out. */
  async oldestPending(): Promise<Date | undefined> {
    const times = await Promise.all(
      this.#models.map(async (model) => {
        const oldest = await model
          .findOne(pendingFilter, { 'outbox.time': 1 })
          .sort({ 'outbox.time': 1 })
          .lean<WithOutbox>();
        return oldest?.outbox.map(({ time }) => time) ?? [];
      }),
    );
    const [first] = times.flat().sort();
    return first === undefined ? undefined : new Date(first);
  }

  /** How many documents wait with events, and when the oldest of these was written. */
  async #waiting() {
    const how = { hint: pendingIndex, maxTimeMS: 5_000 };
    const counts = await Promise.all(
      this.#models.map((model) => model.countDocuments(pendingFilter, how)),
    );
    const oldest = await this.oldestPending();
    return { documents: counts.reduce((sum, count) => sum + count, 0), oldest };
  }

  /** Resolves with whether its events are out. */
  #begin(model: OutboxModel, document: WithOutbox): Promise<boolean> {
    if (this.#stopped || document.outbox.length === 0) return Promise.resolve(false);
    const key = keyOf(model, document);
    const underWay = this.#busy.get(key);
    if (underWay) {
      // one at a time for each document keeps the order; what comes meanwhile follows
      if (document.sequence > underWay.latest.sequence) underWay.latest = document;
      return underWay.isOut;
    }
    const delivery: Delivery = {
      latest: document,
      upTo: 0,
      confirmed: [],
      isOut: Promise.resolve(false),
    };
    this.#busy.set(key, delivery);
    delivery.isOut = this.#deliver(model, key, delivery);
    return delivery.isOut;
  }

  async #deliver(model: OutboxModel, key: string, delivery: Delivery): Promise<boolean> {
    let document: WithOutbox;
    let isOut: boolean;
    do {
      document = delivery.latest;
      isOut = await this.#publish(model, document, delivery).then(
        () => true,
        (error: unknown) => {
          this.#outage.failed(error, document._id);
          return false;
        },
      );
    } while (delivery.latest !== document);
    // at once, so that nothing is announced to a delivery that no longer looks
    this.#busy.delete(key);
    return isOut;
  }

  async #publish(model: OutboxModel, document: WithOutbox, delivery: Delivery): Promise<void> {
    const { bus, metrics } = this.#options;
    const events = document.outbox
      .filter(({ sequence }) => sequence > delivery.upTo)
      .sort((a, b) => a.sequence - b.sequence);
    try {
      for (const event of events) {
        await this.#publishOne(bus, event);
        this.#outage.worked();
        delivery.upTo = event.sequence;
        delivery.confirmed.push(event.id);
        metrics.eventsPublished.inc({ type: event.type });
      }
    } finally {
      if (delivery.confirmed.length > 0) {
        await this.#removalsFrom(model).remove(document, delivery.confirmed);
        delivery.confirmed = [];
      }
    }
  }

  #removalsFrom(model: OutboxModel): OutboxRemovals {
    const known = this.#removals.get(model) ?? new OutboxRemovals(model);
    this.#removals.set(model, known);
    return known;
  }
  /** Who handles the event continues its publishing, which continues the write that caused it. */
  #publishOne(bus: Bus, event: DomainEvent): Promise<void> {
    const { tracer } = this.#options;
    if (!tracer) return bus.publish(event);
    const { id, type, traceparent: parent } = event;
    const attributes = {
      'messaging.operation.name': 'publish',
      'messaging.destination.name': type,
      'messaging.message.id': id,
    } as const;
    const how = { kind: 'producer', parent, requestId: id, attributes } as const;
    return inSpanOf(tracer, `publish ${type}`, how, ({ traceparent }) =>
      bus.publish({ ...event, traceparent }),
    );
  }
}

const keyOf = (model: OutboxModel, document: WithOutbox) =>
  `${model.collection.name}/${document._id}`;
