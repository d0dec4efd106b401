import { createApp, outboxes } from '@grantwright/organizations';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startOrganizations(dependencies: LocalDependencies) {
  return await runLocally({ name: 'organizations', outboxes, createApp }, dependencies);
}
