import { applicationsSettings, createApp, outboxes } from '@grantwright/applications';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startApplications(surroundings: Surroundings) {
  const { env, urls } = surroundings;
  const settings = readConfig('applications', applicationsSettings, env);
  return await runLocally(
    { name: 'applications', outboxes, createApp: (tools) => createApp(tools, { urls, settings }) },
    surroundings,
  );
}
