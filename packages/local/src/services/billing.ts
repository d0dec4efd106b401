import { billingSettings, createApp, createOutboxes } from '@grantwright/billing';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startBilling(dependencies: LocalDependencies) {
  const { env, urls } = dependencies;
  const settings = readConfig('billing', billingSettings, env);
  return await runLocally(
    {
      name: 'billing',
      outboxes: createOutboxes,
      createApp: (tools) => createApp(tools, { settings, urls }),
    },
    dependencies,
  );
}
