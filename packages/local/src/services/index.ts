import type { RunningService } from '@grantwright/shared/service';
import { listServices } from './list-services.ts';
import type { LocalDependencies } from './local-dependencies.ts';
import { startService } from './start-service.ts';

export { startGateway } from './gateway.ts';

/** Starts all services concurrently. If one fails to start, stops the others. */
export async function startServices(dependencies: LocalDependencies): Promise<RunningService[]> {
  const outcomes = await Promise.allSettled(
    listServices(dependencies).map((service) => startService(service, dependencies)),
  );
  const running = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return running;
  await Promise.all(running.map((service) => service.stop()));
  throw failed.reason;
}
