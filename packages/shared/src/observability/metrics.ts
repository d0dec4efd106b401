import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Creates the metrics of one service, each in its own registry because services may share a process. */
export function createMetrics(service: string, options: { process?: boolean } = {}) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (options.process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
    eventsPublished: new Counter({
      name: 'events_published_total',
      help: 'Events confirmed by the bus',
      labelNames: ['type'],
      registers: [registry],
    }),
    eventsHandled: new Counter({
      name: 'events_handled_total',
      help: 'Deliveries by consumer and outcome',
      labelNames: ['consumer', 'outcome'],
      registers: [registry],
    }),
    providerCalls: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Duration of calls to providers: language model, file store, card payments, mail',
      labelNames: ['provider', 'operation', 'outcome'],
      buckets: [0.02, 0.1, 0.5, 2, 5, 10, 30, 60, 180],
      registers: [registry],
    }),
    sandboxKills: new Counter({
      name: 'sandbox_kills_total',
      help: 'Workers killed during a job, by the limit they exceeded',
      labelNames: ['sandbox', 'reason'],
      registers: [registry],
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Why a worker was killed: time limit, memory limit, or a canceled request. */
export type KillReason = 'time' | 'memory' | 'canceled';

/** Creates a counter that only one service uses. */
export const createCounter = <L extends string>(
  { registry }: Metrics,
  described: { name: string; help: string; labelNames: L[] },
): Counter<L> => new Counter({ ...described, registers: [registry] });

/** Registers the age of the oldest unpublished event, which grows while the broker is unavailable. */
export const registerOutboxAge = (
  metrics: Metrics,
  oldestPending: () => Promise<Date | undefined>,
  now?: () => Date,
): void =>
  registerAge(
    metrics,
    {
      name: 'outbox_oldest_event_seconds',
      help: 'Age of the oldest event not confirmed by the bus; 0 when there is none, NaN when unknown',
    },
    oldestPending,
    now,
  );

/** Registers the age of the oldest pending record, in seconds. */
export function registerAge(
  { registry }: Metrics,
  described: { name: string; help: string },
  oldestPending: () => Promise<Date | undefined>,
  now: () => Date = () => new Date(),
): void {
  const computeSecondsSince = (time: Date | undefined) =>
    time ? Math.max(0, now().getTime() - time.getTime()) / 1000 : 0;
  new Gauge({
    ...described,
    registers: [registry],
    async collect() {
      // unknown while the database is unavailable; other metrics are still served
      this.set(await oldestPending().then(computeSecondsSince, () => NaN));
    },
  });
}

/**
 * Registers the number of documents whose events the bus rejects. They need an operator's attention, since retries
 * alone do not help.
 */
export function registerFailingDocuments({ registry }: Metrics, count: () => number): void {
  new Gauge({
    name: 'outbox_failing_documents',
    help: 'Documents with an event that the bus rejected, retried with back-off',
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
}
