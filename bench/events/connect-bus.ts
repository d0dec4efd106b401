import { RabbitMqBus } from '@grantwright/shared/messaging';
import { createLogger } from '@grantwright/shared/service';

/** Unlike a service, a benchmark must fail if there is no broker. */
const connectTimeoutMs = 20_000;

/** Connects a bus with prefixed names to the broker at `url`. Throws if there is no broker. */
export async function connectBus(url: string, prefix: string): Promise<RabbitMqBus> {
  const log = createLogger({ name: 'bench', level: 'silent' });
  const bus = new RabbitMqBus({ url, name: 'bench', log, prefix });
  try {
    await bus.connected(AbortSignal.timeout(connectTimeoutMs));
    return bus;
  } catch (cause) {
    await bus.close();
    throw new Error(`No RabbitMQ at ${new URL(url).host} (RABBITMQ_URL).`, { cause });
  }
}
