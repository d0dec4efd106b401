import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { createLogger } from '../../service/index.ts';
import { busContract, testBroker } from '../../testing/index.ts';
import { RabbitMqBus } from './rabbitmq-bus.ts';

const broker = await testBroker();
const retryDelaysMs = [20, 40];
const prefix = `test-${randomUUID()}`;
const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });

const open = async () => {
  const bus = new RabbitMqBus({
    url: broker?.environment['RABBITMQ_URL'] ?? '',
    name: 'test',
    prefix,
    log,
    retryDelaysMs,
  });
  await bus.connected();
  return bus;
};

describe.skipIf(!broker)('on a real broker', () => {
  busContract('RabbitMQ', { tries: retryDelaysMs.length + 1, open });
});
