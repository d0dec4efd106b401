import {
  InProcessBus,
  mongoDeadLetters,
  RabbitMqBus,
  type Bus,
} from '@grantwright/shared/messaging';
import type { Logger } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { LocalConfig } from '../config.ts';
import type { Part } from './part.ts';

export type Messages = Part & {
  bus: Bus;
  /** Lets events flow, once every service has subscribed. */
  open: () => void;
  /** Whether it is stopped before the services, and not after them. */
  stopsFirst?: boolean;
};

/** The database that a bus without a broker keeps its dead letters in. */
export const deadLettersDatabase = 'bus';

/** The bus: the broker that RABBITMQ_URL names, or one in this process. */
export async function chooseMessages(
  config: LocalConfig,
  { log, connect }: { log: Logger; connect: (database: string) => Promise<Connection> },
): Promise<Messages> {
  if (config.RABBITMQ_URL) {
    const bus = new RabbitMqBus({ url: config.RABBITMQ_URL, name: 'grantwright', log });
    return {
      bus,
      open: () => undefined,
      line: 'the RabbitMQ in RABBITMQ_URL',
      stop: () => bus.close(),
    };
  }
  const bus = new InProcessBus({
    deadLetters: mongoDeadLetters(await connect(deadLettersDatabase)),
  });
  return {
    bus,
    open: () => bus.open(),
    line: 'in this process',
    replacedBy: 'RABBITMQ_URL',
    // ends the retries that services would wait for; their events stay in their outboxes
    stopsFirst: true,
    stop: () => bus.close(),
  };
}
