import { authSettings, createApp, createOutboxes } from '@grantwright/auth';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import { createLocalOrigin } from '../config.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startAuth(dependencies: LocalDependencies) {
  // The local address is http, where browsers drop Secure cookies.
  const port = Number(new URL(dependencies.urls.gateway).port);
  const local = {
    SECURE_COOKIES: 'false',
    PUBLIC_ORIGIN: createLocalOrigin(port),
    AUTHENTICATOR_KEY: dependencies.authenticatorKey,
  };
  const env = { ...local, ...dependencies.env };
  const settings = readConfig('auth', authSettings, env);
  return await runLocally(
    {
      name: 'auth',
      outboxes: createOutboxes,
      createApp: (tools) => createApp(tools, settings, { mailer: dependencies.mailer }),
    },
    dependencies,
  );
}
