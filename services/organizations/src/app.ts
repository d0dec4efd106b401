import { outboxOf } from '@grantwright/shared/messaging';
import type { ServiceApp, ServiceTools } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { defaultChoiceModel } from './organizations/default-choice-model.ts';
import { organizationModel } from './organizations/organization-model.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export const serviceName = 'organizations';

/** The collections whose documents have an outbox. */
export const outboxes = (database: Connection) => [outboxOf(organizationModel(database))];

/** Builds the service from its dependencies, without opening connections or ports. */
export function createApp({ database, relay }: ServiceTools): ServiceApp {
  const organizations = organizationModel(database);
  const choices = defaultChoiceModel(database);
  const deps = { organizations, choices, relay, now: () => new Date(), newId: randomUUID };
  return {
    name: serviceName,
    routes: routes(deps),
    consumers: [],
    migrations: migrations(database),
  };
}
