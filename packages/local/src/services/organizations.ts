import { createApp, organizationsSettings, createOutboxes } from '@grantwright/organizations';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startOrganizations(dependencies: LocalDependencies) {
  const settings = readConfig('organizations', organizationsSettings, dependencies.env);
  return await runLocally(
    {
      name: 'organizations',
      outboxes: createOutboxes,
      createApp: (tools) => createApp(tools, settings),
    },
    dependencies,
  );
}
