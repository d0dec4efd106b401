import { RabbitMqBus } from '@grantwright/shared/messaging';
import { createLogger } from '@grantwright/shared/service';

/** A service would wait for the broker; a benchmark must fail. */
const connectTimeoutMs = 20_000;

/** Connects a bus with prefixed names to the broker at `url`. Throws if there is no broker. */
export async function connectedBus(url: string, prefix: string): Promise<RabbitMqBus> {
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
