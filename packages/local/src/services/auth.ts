import { authSettings, createApp, outboxes } from '@grantwright/auth';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startAuth(dependencies: LocalDependencies) {
  // The local address is http, where browsers drop Secure cookies.
  const env = { SECURE_COOKIES: 'false', ...dependencies.env };
  const settings = readConfig('auth', authSettings, env);
  return await runLocally(
    { name: 'auth', outboxes, createApp: (tools) => createApp(tools, settings) },
    dependencies,
  );
}
