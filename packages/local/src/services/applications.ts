import { createApp, outboxes } from '@grantwright/applications';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startApplications(surroundings: Surroundings) {
  const { urls } = surroundings;
  return await runLocally(
    { name: 'applications', outboxes, createApp: (tools) => createApp(tools, { urls }) },
    surroundings,
  );
}
