import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Bus } from './bus.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Limits how long a slow bus delays the other metrics. */
const timeoutMs = 2_000;

/** Registers a gauge with the waiting events and dead letters of a service's consumers. */
export function registerQueueDepths(
  { registry }: Metrics,
  { bus, groups, log }: { bus: Bus; groups: string[]; log: Logger },
): void {
  if (groups.length === 0) return;
  new Gauge({
    name: 'event_queue_messages',
    help: 'Waiting events and dead letters per consumer; absent while the bus is unreachable',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const timeout = sleep(timeoutMs, undefined, { ref: false });
      const depths = await Promise.race([bus.queues(groups), timeout]).catch((error: unknown) => {
        log.debug({ err: error }, 'queue depths unavailable');
      });
      // a stale value would look current
      this.reset();
      for (const { group, waiting, dead } of depths ?? []) {
        this.set({ queue: group, state: 'waiting' }, waiting);
        this.set({ queue: group, state: 'dead' }, dead);
      }
    },
  });
}

/** Registers gauges for the bus connection and the time of its last change. */
export function registerBusConnection({ registry }: Metrics, bus: Pick<Bus, 'connection'>): void {
  new Gauge({
    name: 'event_bus_connected',
    help: '1 while the bus is connected, 0 while events wait in their outboxes',
    registers: [registry],
    collect() {
      this.set(bus.connection().isConnected ? 1 : 0);
    },
  });
  new Gauge({
    name: 'event_bus_connection_changed_seconds',
    help: 'Time of the last connect or disconnect, in seconds since the epoch',
    registers: [registry],
    collect() {
      this.set(bus.connection().since.getTime() / 1_000);
    },
  });
}
