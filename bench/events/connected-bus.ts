import { RabbitMqBus } from '@grantwright/shared/messaging';
import { createLogger } from '@grantwright/shared/service';

/** Timeout for a broker, in milliseconds: a service would wait forever, a benchmark must fail. */
const patience = 20_000;

/** A bus with names of its own on the broker at `url`; throws when none answers there. */
export async function connectedBus(url: string, prefix: string): Promise<RabbitMqBus> {
  const log = createLogger({ name: 'bench', level: 'silent' });
  const bus = new RabbitMqBus({ url, name: 'bench', log, prefix });
  try {
    await bus.connected(AbortSignal.timeout(patience));
    return bus;
  } catch (cause) {
    await bus.close();
    throw new Error(`No RabbitMQ answers at ${new URL(url).host} (RABBITMQ_URL).`, { cause });
  }
}
