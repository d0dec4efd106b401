import { authSettings, createApp, outboxes } from '@grantwright/auth';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startAuth(surroundings: Surroundings) {
  // The local address is http, where browsers drop Secure cookies.
  const env = { SECURE_COOKIES: 'false', ...surroundings.env };
  const settings = readConfig('auth', authSettings, env);
  return await runLocally(
    { name: 'auth', outboxes, createApp: (tools) => createApp(tools, settings) },
    surroundings,
  );
}
