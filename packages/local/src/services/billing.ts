import { billingSettings, createApp, outboxes } from '@grantwright/billing';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startBilling(surroundings: Surroundings) {
  const { env, urls } = surroundings;
  const settings = readConfig('billing', billingSettings, env);
  return await runLocally(
    { name: 'billing', outboxes, createApp: (tools) => createApp(tools, { settings, urls }) },
    surroundings,
  );
}
