export * from './bus.ts';
export * from './consumer.ts';
export * from './dead-letters.ts';
export * from './in-process-bus.ts';
export * from './outbox.ts';
export * from './rabbitmq/rabbitmq-bus.ts';
export * from './relay.ts';
