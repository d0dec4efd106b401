import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one service, in a registry of its own, since several services may share a process. */
export function createMetrics(service: string, options: { process?: boolean } = {}) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (options.process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
    eventsPublished: new Counter({
      name: 'events_published_total',
      help: 'Events the bus has confirmed',
      labelNames: ['type'],
      registers: [registry],
    }),
    eventsHandled: new Counter({
      name: 'events_handled_total',
      help: 'Deliveries by outcome',
      labelNames: ['consumer', 'outcome'],
      registers: [registry],
    }),
    providerCalls: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Time that what others provide takes: a model, the file store, the card provider',
      labelNames: ['provider', 'operation', 'outcome'],
      buckets: [0.02, 0.1, 0.5, 2, 5, 10, 30, 60, 180],
      registers: [registry],
    }),
    sandboxKills: new Counter({
      name: 'sandbox_kills_total',
      help: 'Workers that were ended under their work, by the limit that they broke',
      labelNames: ['sandbox', 'reason'],
      registers: [registry],
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Why a worker was ended: it took too long, held too much, or nobody waited for it any more. */
export type KillReason = 'time' | 'memory' | 'cancelled';

/** A counter of what only one service counts. */
export const counter = <L extends string>(
  { registry }: Metrics,
  described: { name: string; help: string; labelNames: L[] },
): Counter<L> => new Counter({ ...described, registers: [registry] });

/** Shows how long the oldest event waits for the bus: what grows when the broker is away. */
export function registerOutboxAge(
  { registry }: Metrics,
  oldestPending: () => Promise<Date | undefined>,
  now: () => Date = () => new Date(),
): void {
  const secondsSince = (time: Date | undefined) =>
    time ? Math.max(0, now().getTime() - time.getTime()) / 1000 : 0;
  new Gauge({
    name: 'outbox_oldest_event_seconds',
    help: 'Age of the oldest event that the bus has not confirmed; 0 when all are out, NaN unknown',
    registers: [registry],
    async collect() {
      // while the database is away nobody knows; the other figures are shown all the same
      this.set(await oldestPending().then(secondsSince, () => NaN));
    },
  });
}

/** Shows how many documents the bus refuses: what a person has to look at, since it does not end by itself. */
export function registerFailingDocuments({ registry }: Metrics, count: () => number): void {
  new Gauge({
    name: 'outbox_failing_documents',
    help: 'Documents with an event that the bus refused, and that are tried again with pauses',
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
}
