import {
  nameConsumerGroup,
  startConsumers,
  type Bus,
  type Consumer,
} from '../../messaging/index.ts';
import { registerBusConnection, registerQueueDepths } from '../../messaging/metrics.ts';
import type { Logger } from '../../observability/logger.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Tracer } from '../../observability/tracing/index.ts';

type Options = {
  name: string;
  consumers: Consumer[];
  bus: Bus;
  log: Logger;
  metrics: Metrics;
  tracer?: Tracer | undefined;
};

export type EventConsumption = {
  /** Settles when every consumer has subscribed; pending while the bus is unreachable. */
  subscribed: Promise<void>;
  /** Ends the subscriptions that exist so far. */
  stop: () => Promise<void>;
};

/** Subscribes the consumers of a service, without waiting for the bus, and registers the bus metrics. */
export function consumeEvents({ name, consumers, ...tools }: Options): EventConsumption {
  const { bus, log, metrics } = tools;
  registerBusConnection(metrics, bus);
  const groups = consumers.map((consumer) => nameConsumerGroup(name, consumer));
  registerQueueDepths(metrics, { bus, groups, log });
  let end: (() => Promise<void>) | undefined;
  const subscribed = startConsumers(consumers, { service: name, ...tools }).then((endAll) => {
    end = endAll;
  });
  return { subscribed, stop: async () => end?.() };
}
