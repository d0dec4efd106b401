import type { Connection } from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import type { ServiceName } from '../contract/index.ts';
import { InProcessBus, createMemoryDeadLetters, type OutboxModel } from '../messaging/index.ts';
import type { DomainEvent } from '../events/index.ts';
import {
  createLogger,
  runService,
  type RunningService,
  type ServiceApp,
  type ServiceTools,
} from '../service/index.ts';
import { connectMongo } from '../storage/index.ts';
import { testIdentities } from './identities.ts';
import { testDatabase } from './mongo.ts';

type Options = {
  name: ServiceName;
  outboxes: (database: Connection) => OutboxModel[];
  createApp: (tools: ServiceTools) => ServiceApp | Promise<ServiceApp>;
  /** Additional event types to record, besides those consumed by the service. */
  records?: string[];
};

/**
 * Runs one service with its own database and the in-process bus on loopback, for the tests of one file. Its fields are
 * available in hooks and tests.
 */
export function serviceUnderTest(options: Options) {
  const identities = testIdentities(options.name);
  const recorded: DomainEvent[] = [];
  const service: {
    running: RunningService;
    database: Connection;
    bus: InProcessBus;
    identities: typeof identities;
    /** The recorded events in bus order, without duplicates from redelivery. */
    recorded: DomainEvent[];
    url: string;
  } = { identities, recorded } as never;

  beforeAll(async () => {
    const log = createLogger({
      name: options.name,
      level: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    });
    const { uri, name } = testDatabase();
    service.database = await connectMongo({ uri, database: name, log });
    service.bus = new InProcessBus({
      deadLetters: createMemoryDeadLetters(),
      retryDelaysMs: [10, 50, 100],
    });
    await service.bus.subscribe({
      group: 'test.records',
      types: options.records ?? [],
      handle: async (event) => {
        if (!recorded.some(({ id }) => id === event.id)) recorded.push(event);
      },
    });
    service.running = await runService({
      name: options.name,
      host: '127.0.0.1',
      port: 0,
      database: service.database,
      bus: service.bus,
      verify: identities.verify,
      log,
      outboxes: options.outboxes,
      createApp: options.createApp,
    });
    service.bus.open();
    service.url = service.running.url;
  });

  afterAll(async () => {
    await service.running?.stop();
    await service.bus?.close();
    await service.database?.dropDatabase();
    await service.database?.close();
  });

  return service;
}
