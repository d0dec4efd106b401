import type { ServiceName } from '@grantwright/shared/contract';
import type { OutboxModel } from '@grantwright/shared/messaging';
import {
  createIdentityVerifier,
  readMemoryLimitMb,
  runService,
  type RunningService,
  type ServiceApp,
  type ServiceTools,
} from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { LocalDependencies } from './local-dependencies.ts';

export type LocalService = {
  name: ServiceName;
  outboxes: (database: Connection) => OutboxModel[];
  createApp: (tools: ServiceTools) => ServiceApp | Promise<ServiceApp>;
};

/** The services with workers, which share the memory of the machine. */
const servicesWithWorkers = 3;
/** Their total memory if no container sets a limit. */
const maxMemoryMb = 7.5 * 1024;

/** Runs one service on its own loopback port and database, like a standalone process. */
export async function startService(
  { name, ...service }: LocalService,
  { ports, bus, publicKey, log, tracing, connect }: LocalDependencies,
): Promise<RunningService> {
  return await runService({
    name,
    memoryLimitMb: Math.floor(readMemoryLimitMb(maxMemoryMb) / servicesWithWorkers),
    host: '127.0.0.1',
    port: ports[name],
    database: await connect(name),
    bus,
    verify: createIdentityVerifier(publicKey, name),
    log: log(name),
    tracer: tracing?.tracerOf(name),
    ...service,
  });
}
