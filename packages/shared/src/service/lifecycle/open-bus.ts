import { InProcessBus, memoryDeadLetters, RabbitMqBus, type Bus } from '../../messaging/index.ts';
import type { Logger } from '../observability/logger.ts';

/**
 * The bus of a process that runs apart: the broker that the address names. Without one a bus that
 * stays shut, so that events wait in their outboxes and none is lost.
 */
export function openBus(url: string | undefined, name: string, log: Logger): Bus {
  if (url) return new RabbitMqBus({ url, name, log });
  log.warn('no message broker is configured (RABBITMQ_URL): events wait in their outboxes');
  return new InProcessBus({ deadLetters: memoryDeadLetters() });
}
