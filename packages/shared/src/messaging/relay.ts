import type { Model } from 'mongoose';
import type { Logger } from '../service/logging.ts';
import type { DomainEvent } from '../events/index.ts';
import type { Metrics } from '../service/metrics.ts';
import { inSpanOf, type Tracer } from '../service/tracing/index.ts';
import type { Bus } from './bus.ts';
import { outboxOf, pendingFilter, type OutboxModel, type WithOutbox } from './outbox.ts';

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
};

/** The relay as commands see it. */
export interface Announcer {
  /** Publishes the events of a document that was just written, without making the caller wait. */
  announce<T extends WithOutbox>(model: Model<T>, document: WithOutbox): void;
}

/**
 * Takes events from the documents they were written in to the bus, and removes them once the bus has
 * confirmed. What this process wrote goes out from memory; the sweep finds what a dead process left.
 * Two relays may publish the same event: consumers converge.
 */
export class OutboxRelay implements Announcer {
  readonly #options: Options & { sweepEvery: number; window: number };
  readonly #models: OutboxModel[];
  readonly #busy = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(models: OutboxModel[], options: Options) {
    this.#models = models;
    this.#options = { sweepEvery: 2_000, window: 200, ...options };
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
    await Promise.allSettled(this.#busy.values());
  }

  #schedule(delay: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.sweep()
        .catch((error: unknown) => this.#options.log.warn({ err: error }, 'outbox sweep failed'))
        .finally(() => this.#schedule(this.#options.sweepEvery));
    }, delay);
    this.#timer.unref();
  }

  /** One look through every collection; resolves when what it found is out or has failed. */
  async sweep(): Promise<void> {
    for (const model of this.#models) {
      const pending = await model
        .find(pendingFilter, { outbox: 1, sequence: 1, deletedAt: 1, ...shardKeyOf(model) })
        .sort({ 'outbox.time': 1 })
        .limit(this.#options.window)
        .lean<WithOutbox[]>();
      const idle = pending.filter((document) => !this.#busy.has(keyOf(model, document)));
      await Promise.all(idle.map((document) => this.#begin(model, document)));
    }
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

  #begin(model: OutboxModel, document: WithOutbox): Promise<void> {
    if (this.#stopped || document.outbox.length === 0) return Promise.resolve();
    const key = keyOf(model, document);
    // one at a time for each document keeps the order; what comes meanwhile follows
    const before = this.#busy.get(key);
    const work = (before ?? Promise.resolve())
      .then(() => this.#publish(model, document))
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error, subject: document._id }, 'event not published yet'),
      )
      .finally(() => {
        if (this.#busy.get(key) === work) this.#busy.delete(key);
      });
    this.#busy.set(key, work);
    return work;
  }

  async #publish(model: OutboxModel, document: WithOutbox): Promise<void> {
    const { bus, metrics } = this.#options;
    const events = [...document.outbox].sort((a, b) => a.sequence - b.sequence);
    for (const event of events) {
      await this.#publishOne(bus, event);
      metrics.eventsPublished.inc({ type: event.type });
    }
    const ids = events.map((event) => event.id);
    const place = placeOf(model, document);
    if (document.deletedAt && (await removeUnlessMore(model, place, ids))) return;
    await model.updateOne(
      place,
      { $pull: { outbox: { id: { $in: ids } } } },
      { timestamps: false },
    );
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

/** What a collection is spread by over shards, as its model says. */
const shardKeyOf = (model: OutboxModel): Record<string, 1> =>
  Object.fromEntries(Object.keys(model.schema.get('shardKey') ?? {}).map((name) => [name, 1]));

/** What finds a document without asking every shard. */
const placeOf = (model: OutboxModel, document: WithOutbox) => ({
  ...Object.fromEntries(
    Object.keys(shardKeyOf(model)).map((name) => [name, Reflect.get(document, name) as unknown]),
  ),
  _id: document._id,
});

/** Removes a deleted document whose every event is out; false when it has others. */
async function removeUnlessMore(model: OutboxModel, place: { _id: string }, published: string[]) {
  const { deletedCount } = await model.deleteOne({
    ...place,
    deletedAt: { $exists: true },
    outbox: { $not: { $elemMatch: { id: { $nin: published } } } },
  });
  return deletedCount === 1;
}
