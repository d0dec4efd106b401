import {
  InProcessBus,
  createMongoDeadLetters,
  RabbitMqBus,
  type Bus,
} from '@grantwright/shared/messaging';
import type { Logger } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { LocalConfig } from '../config.ts';
import type { Component } from './component.ts';

export type Messages = Component & {
  bus: Bus;
  /** Starts delivery, once every service has subscribed. */
  open: () => void;
  /** Whether the bus stops before the services rather than after them. */
  stopsFirst?: boolean;
};

/** The database in which the in-process bus stores its dead letters. */
export const deadLettersDatabase = 'bus';

/** Chooses the bus: the broker in RABBITMQ_URL, or one in this process. */
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
    deadLetters: createMongoDeadLetters(await connect(deadLettersDatabase)),
  });
  return {
    bus,
    open: () => bus.open(),
    line: 'in this process',
    replacedBy: 'RABBITMQ_URL',
    // cancels retries that would delay the services; their events stay in the outboxes
    stopsFirst: true,
    stop: () => bus.close(),
  };
}
