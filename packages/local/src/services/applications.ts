import { applicationsSettingsSchema, createApp, createOutboxes } from '@grantwright/applications';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startApplications(dependencies: LocalDependencies) {
  const { env, urls } = dependencies;
  const settings = readConfig('applications', applicationsSettingsSchema, env);
  return await runLocally(
    {
      name: 'applications',
      outboxes: createOutboxes,
      createApp: (tools) => createApp(tools, { urls, settings }),
    },
    dependencies,
  );
}
