import { BusUnavailableError, type Bus } from '../bus.ts';
import type { DomainEvent } from '../../events/index.ts';
import type { Metrics } from '../../service/observability/metrics.ts';
import { inSpanOf, type Tracer } from '../../service/observability/tracing/index.ts';
import { FailingDocuments } from './failing-documents.ts';
import type { OutageLog } from './outage-log.ts';
import { PublishedEventRemover } from './published-event-remover.ts';
import type { OutboxModel, WithOutbox } from './outbox.ts';

type Tools = {
  bus: Bus;
  metrics: Metrics;
  /** Absent where nobody traces. */
  tracer?: Tracer | undefined;
  outage: OutageLog;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** A document whose events are on their way. */
type Delivery = {
  /** As it was last announced: its outbox holds all that was not out by then. */
  latest: WithOutbox;
  /** The number of the last event that the bus has confirmed. */
  upTo: number;
  /** What the bus has confirmed and the document may still hold. */
  confirmed: string[];
  /** Resolves, never rejects, when all of it is out or something failed. */
  isOut: Promise<Outcome>;
};

/** `unavailable`: the bus takes nothing from anybody. */
export type Outcome = 'out' | 'failed' | 'unavailable';

/**
 * Publishes the events of the documents of one collection, one document at a time each, so that their
 * order is kept.
 */
export class OutboxPublisher {
  /** Deliveries under way, by the id of their document. */
  readonly busy = new Map<string, Delivery>();
  readonly failing = new FailingDocuments();
  readonly #removals: PublishedEventRemover;
  readonly #tools: Tools;

  constructor(model: OutboxModel, tools: Tools) {
    this.#removals = new PublishedEventRemover(model);
    this.#tools = tools;
  }

  /** Resolves, never rejects, when the events of a document are out or something failed. */
  publish(document: WithOutbox): Promise<Outcome> {
    if (document.outbox.length === 0) return Promise.resolve('failed');
    const { busy } = this;
    const underWay = busy.get(document._id);
    if (underWay) {
      // one at a time for each document keeps the order; what comes meanwhile follows
      if (document.sequence > underWay.latest.sequence) underWay.latest = document;
      return underWay.isOut;
    }
    const delivery: Delivery = {
      latest: document,
      upTo: 0,
      confirmed: [],
      isOut: Promise.resolve('failed'),
    };
    busy.set(document._id, delivery);
    delivery.isOut = this.#deliver(delivery);
    return delivery.isOut;
  }

  async #deliver(delivery: Delivery): Promise<Outcome> {
    let document: WithOutbox;
    let outcome: Outcome;
    do {
      document = delivery.latest;
      outcome = await this.#publish(document, delivery).then(
        () => 'out',
        (error: unknown) => {
          this.#tools.outage.failed(error, document._id);
          return error instanceof BusUnavailableError ? 'unavailable' : 'failed';
        },
      );
    } while (delivery.latest !== document);
    // immediately, so that nothing is announced to a delivery that has ended
    this.busy.delete(document._id);
    return outcome;
  }

  async #publish(document: WithOutbox, delivery: Delivery): Promise<void> {
    const { metrics, now, outage } = this.#tools;
    const { failing } = this;
    try {
      const events = document.outbox
        .filter(({ sequence }) => sequence > delivery.upTo)
        .sort((a, b) => a.sequence - b.sequence);
      for (const event of events) {
        await this.#publishOne(event);
        outage.worked();
        delivery.upTo = event.sequence;
        delivery.confirmed.push(event.id);
        metrics.eventsPublished.inc({ type: event.type });
      }
      failing.published(document._id);
    } catch (error) {
      // of a bus that takes nothing no document is to blame
      if (!(error instanceof BusUnavailableError)) failing.failed(document._id, now());
      throw error;
    } finally {
      if (delivery.confirmed.length > 0) {
        await this.#removals.remove(document, delivery.confirmed);
        delivery.confirmed = [];
      }
    }
  }

  /** Who handles the event continues its publishing, which continues the write that caused it. */
  #publishOne(event: DomainEvent): Promise<void> {
    const { bus, tracer } = this.#tools;
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
