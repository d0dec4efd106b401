import type { RunningService } from '@grantwright/shared/service';
import { startAi } from './ai.ts';
import { startApplications } from './applications.ts';
import { startAuth } from './auth.ts';
import { startBilling } from './billing.ts';
import { startDocuments } from './documents.ts';
import { startOrganizations } from './organizations.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export { startGateway } from './gateway.ts';

const starts = [
  startAuth,
  startOrganizations,
  startDocuments,
  startApplications,
  startAi,
  startBilling,
];

/** Starts all services concurrently. If one fails to start, stops the others. */
export async function startServices(dependencies: LocalDependencies): Promise<RunningService[]> {
  const outcomes = await Promise.allSettled(starts.map((start) => start(dependencies)));
  const running = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return running;
  await Promise.all(running.map((service) => service.stop()));
  throw failed.reason;
}
