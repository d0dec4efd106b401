import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Bus } from '../../messaging/bus.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds for the bus to say how its queues stand; other figures must not wait for longer. */
const patience = 2_000;

/** Shows what waits for each of a service's rules, and what failed every time. */
export function registerQueueDepths(
  { registry }: Metrics,
  { bus, groups, log }: { bus: Bus; groups: string[]; log: Logger },
): void {
  if (groups.length === 0) return;
  new Gauge({
    name: 'event_queue_messages',
    help: 'Events that wait for a rule, and its dead letters; absent while the bus does not answer',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const late = sleep(patience, undefined, { ref: false });
      const figures = await Promise.race([bus.queues(groups), late]).catch((error: unknown) => {
        log.debug({ err: error }, 'queues not counted');
      });
      // an old figure would look like a true one
      this.reset();
      for (const { group, waiting, dead } of figures ?? []) {
        this.set({ queue: group, state: 'waiting' }, waiting);
        this.set({ queue: group, state: 'dead' }, dead);
      }
    },
  });
}
