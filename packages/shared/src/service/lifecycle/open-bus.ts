import {
  InProcessBus,
  createMemoryDeadLetters,
  RabbitMqBus,
  type Bus,
} from '../../messaging/index.ts';
import type { Logger } from '../../observability/logger.ts';

/**
 * Opens the bus of a standalone service: the broker at `url`, or if there is none, a bus that stays closed, so that
 * events wait in their outboxes.
 */
export function openBus(url: string | undefined, name: string, log: Logger): Bus {
  if (url) return new RabbitMqBus({ url, name, log });
  log.warn('no message broker configured (RABBITMQ_URL), events stay in their outboxes');
  return new InProcessBus({ deadLetters: createMemoryDeadLetters() });
}
