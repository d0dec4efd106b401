import { Gauge } from 'prom-client';
import type { Bus } from './bus.ts';
import type { Metrics } from '../observability/metrics.ts';

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
