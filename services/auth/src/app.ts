import { outboxOf } from '@grantwright/shared/messaging';
import type { ServiceApp, ServiceTools } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { AuthSettings } from './config.ts';
import { passwordHasher } from './passwords/password-hasher.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { createThrottle } from './throttle.ts';
import { userModel } from './users/user-model.ts';

export const serviceName = 'auth';

/** The collections whose documents have an outbox. */
export const outboxes = (database: Connection) => [outboxOf(userModel(database))];

/** Builds the service from its dependencies, without opening connections or ports. */
export function createApp({ database, relay }: ServiceTools, settings: AuthSettings): ServiceApp {
  const users = userModel(database);
  const hasher = passwordHasher(settings.BCRYPT_COST);
  const throttle = createThrottle(database, settings);
  const now = () => new Date();
  const deps = { users, hasher, throttle, relay, settings, now, newId: randomUUID };
  return {
    name: serviceName,
    routes: routes(deps),
    consumers: [],
    migrations: migrations(database),
    dispose: () => hasher.close(),
  };
}
