import { authSettings, createApp, outboxes } from '@grantwright/auth';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startAuth(surroundings: Surroundings) {
  // The address is http on this machine, where a browser would drop a cookie marked for https.
  const env = { SECURE_COOKIES: 'false', ...surroundings.env };
  const settings = readConfig('auth', authSettings, env);
  return await runLocally(
    { name: 'auth', outboxes, createApp: (tools) => createApp(tools, settings) },
    surroundings,
  );
}
