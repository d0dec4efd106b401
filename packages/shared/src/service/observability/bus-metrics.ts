import { Gauge } from 'prom-client';
import type { Bus } from '../../messaging/bus.ts';
import type { Metrics } from './metrics.ts';

/** Shows whether a service reaches the bus, and when that last changed. */
export function registerBusConnection({ registry }: Metrics, bus: Pick<Bus, 'connection'>): void {
  new Gauge({
    name: 'event_bus_connected',
    help: '1 while the bus can be reached, else 0: then events wait in their outboxes',
    registers: [registry],
    collect() {
      this.set(bus.connection().isConnected ? 1 : 0);
    },
  });
  new Gauge({
    name: 'event_bus_connection_changed_seconds',
    help: 'When the bus was last reached or lost, in seconds since the epoch',
    registers: [registry],
    collect() {
      this.set(bus.connection().since.getTime() / 1_000);
    },
  });
}
