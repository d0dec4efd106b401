import type { z } from 'zod';
import type { DomainEvent, EventDefinition } from '../events/index.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { withContext, generateTraceparent } from '../observability/request-context.ts';
import { continueTrace, type Tracer } from '../observability/tracing/index.ts';
import type { Bus, Subscription } from './bus.ts';

/** A service's reaction to an event. */
export type Consumer = {
  /** For example `delete-applications-when-organization-deleted`: the name of its file and queue. */
  name: string;
  type: string;
  broadcast?: boolean;
  /** For broadcasts, see Subscription. */
  onConnectionChange?: (isReceiving: boolean) => void;
  handle: (event: DomainEvent) => Promise<void>;
};

type Occurrence<D extends z.ZodObject> = Omit<DomainEvent, 'data'> & { data: z.output<D> };

/**
 * Binds a handler to an event of the catalog. A message with invalid data fails and becomes a dead letter.
 */
export function onEvent<D extends z.ZodObject>(
  definition: EventDefinition<D>,
  name: string,
  handle: (event: Occurrence<D>) => Promise<void>,
  options: Pick<Consumer, 'onConnectionChange'> = {},
): Consumer {
  return {
    name,
    type: definition.type,
    ...(definition.broadcast ? { broadcast: true } : {}),
    ...options,
    handle: (event) => handle({ ...event, data: definition.data.parse(event.data) }),
  };
}

type ConsumerDeps = {
  service: string;
  bus: Bus;
  log: Logger;
  metrics: Metrics;
  tracer?: Tracer | undefined;
};

/**
 * Subscribes every consumer under its own group.
 *
 * @returns a function that ends all subscriptions
 */
export async function startConsumers(
  consumers: Consumer[],
  deps: ConsumerDeps,
): Promise<() => Promise<void>> {
  const ends: (() => Promise<void>)[] = [];
  for (const consumer of consumers)
    ends.push(await deps.bus.subscribe(createSubscription(consumer, deps)));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

/** Returns the queue name of a consumer. */
export const nameConsumerGroup = (service: string, consumer: Consumer) =>
  `${service}.${consumer.name}`;

function createSubscription(consumer: Consumer, deps: ConsumerDeps): Subscription {
  return {
    group: nameConsumerGroup(deps.service, consumer),
    types: [consumer.type],
    ...(consumer.broadcast ? { broadcast: true } : {}),
    ...(consumer.onConnectionChange ? { onConnectionChange: consumer.onConnectionChange } : {}),
    handle: (event) =>
      runInTrace(event, consumer, deps.tracer, () => handle(event, consumer, deps)),
  };
}

async function handle(
  event: DomainEvent,
  consumer: Consumer,
  { log, metrics }: ConsumerDeps,
): Promise<void> {
  try {
    await consumer.handle(event);
    metrics.eventsHandled.inc({ consumer: consumer.name, outcome: 'handled' });
  } catch (error) {
    metrics.eventsHandled.inc({ consumer: consumer.name, outcome: 'failed' });
    log.warn(
      { err: error, consumer: consumer.name, subject: event.subject },
      'event handler failed',
    );
    throw error;
  }
}

/** Continues the trace of the request that caused the event. */
function runInTrace(
  { id, type, traceparent }: DomainEvent,
  { name }: Consumer,
  tracer: Tracer | undefined,
  work: () => Promise<void>,
): Promise<void> {
  if (!tracer)
    return withContext({ requestId: id, traceparent: traceparent ?? generateTraceparent() }, work);
  const attributes = {
    'messaging.operation.name': 'handle',
    'messaging.destination.name': type,
    'messaging.message.id': id,
  } as const;
  const options = { kind: 'consumer', parent: traceparent, requestId: id, attributes } as const;
  return continueTrace(tracer, `handle ${name}`, options, work);
}
