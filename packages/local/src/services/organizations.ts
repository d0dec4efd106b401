import { createApp, outboxes } from '@grantwright/organizations';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startOrganizations(surroundings: Surroundings) {
  return await runLocally({ name: 'organizations', outboxes, createApp }, surroundings);
}
