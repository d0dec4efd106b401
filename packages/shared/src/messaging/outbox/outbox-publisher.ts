import { BusUnavailableError, type Bus } from '../bus.ts';
import type { DomainEvent } from '../../events/index.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { continueTrace, type Tracer } from '../../observability/tracing/index.ts';
import { FailingDocuments } from './failing-documents.ts';
import type { OutageLog } from './outage-log.ts';
import { PublishedEventRemover } from './published-event-remover.ts';
import type { OutboxModel, WithOutbox } from './outbox.ts';

type PublisherDeps = {
  bus: Bus;
  metrics: Metrics;
  /** Absent when tracing is off. */
  tracer?: Tracer | undefined;
  outage: OutageLog;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** A document whose events are being published. */
type Delivery = {
  /** The most recently announced version, with all events unpublished at that time. */
  latest: WithOutbox;
  /** The sequence number of the last confirmed event. */
  lastConfirmed: number;
  /** Ids confirmed by the bus that are still in the document. */
  confirmed: string[];
  /** Settles when all events are published or one failed. Never rejects. */
  done: Promise<Outcome>;
};

/** `published`: no event of the document is left. `unavailable`: the bus does not accept any events. */
export type Outcome = 'published' | 'failed' | 'unavailable';

/**
 * Publishes the events of the documents of one collection. The events of one document are published one after
 * another to keep their order.
 */
export class OutboxPublisher {
  /** Deliveries in progress by document id. */
  readonly busy = new Map<string, Delivery>();
  readonly failing = new FailingDocuments();
  readonly #removals: PublishedEventRemover;
  readonly #deps: PublisherDeps;

  constructor(model: OutboxModel, deps: PublisherDeps) {
    this.#removals = new PublishedEventRemover(model);
    this.#deps = deps;
  }

  /** Resolves when the events of a document, if any, are published or publishing one of them failed. Never rejects. */
  publish(document: WithOutbox): Promise<Outcome> {
    if (document.outbox.length === 0) return Promise.resolve('published');
    const { busy } = this;
    const running = busy.get(document._id);
    if (running) {
      // the running delivery continues with the newer version, which keeps the order
      if (document.sequence > running.latest.sequence) running.latest = document;
      return running.done;
    }
    const delivery: Delivery = {
      latest: document,
      lastConfirmed: 0,
      confirmed: [],
      // starts once the delivery is in `busy`, so that a consumer cannot start a second one
      done: Promise.resolve().then(() => this.#deliver(delivery)),
    };
    busy.set(document._id, delivery);
    return delivery.done;
  }

  async #deliver(delivery: Delivery): Promise<Outcome> {
    let document: WithOutbox;
    let outcome: Outcome;
    do {
      document = delivery.latest;
      outcome = await this.#publish(document, delivery).then(
        () => 'published',
        (error: unknown) => {
          this.#deps.outage.failed(error, document._id);
          return error instanceof BusUnavailableError ? 'unavailable' : 'failed';
        },
      );
    } while (delivery.latest !== document);
    // synchronously, so that no version is added to a finished delivery
    this.busy.delete(document._id);
    return outcome;
  }

  async #publish(document: WithOutbox, delivery: Delivery): Promise<void> {
    const { metrics, now, outage } = this.#deps;
    const { failing } = this;
    try {
      const events = document.outbox
        .filter(({ sequence }) => sequence > delivery.lastConfirmed)
        .sort((a, b) => a.sequence - b.sequence);
      for (const event of events) {
        await this.#publishOne(event);
        outage.published();
        delivery.lastConfirmed = event.sequence;
        delivery.confirmed.push(event.id);
        metrics.eventsPublished.inc({ type: event.type });
      }
      failing.published(document._id);
    } catch (error) {
      // an unavailable bus does not count against the document
      if (!(error instanceof BusUnavailableError)) failing.failed(document._id, now());
      throw error;
    } finally {
      if (delivery.confirmed.length > 0) {
        await this.#removals.remove(document, delivery.confirmed);
        delivery.confirmed = [];
      }
    }
  }

  /** The consumer continues the publishing span, which continues the request that caused the event. */
  #publishOne(event: DomainEvent): Promise<void> {
    const { bus, tracer } = this.#deps;
    if (!tracer) return bus.publish(event);
    const { id, type, traceparent: parent } = event;
    const attributes = {
      'messaging.operation.name': 'publish',
      'messaging.destination.name': type,
      'messaging.message.id': id,
    } as const;
    const options = { kind: 'producer', parent, requestId: id, attributes } as const;
    return continueTrace(tracer, `publish ${type}`, options, ({ traceparent }) =>
      bus.publish({ ...event, traceparent }),
    );
  }
}
