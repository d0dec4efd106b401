import { toOutboxModel } from '@grantwright/shared/messaging';
import {
  createDeletedUsers,
  createMemberships,
  createLocalRateLimit,
  type ServiceApp,
  type ServiceTools,
} from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { deleteOrganizationsWhenAccountDeleted } from './consumers/delete-organizations-when-account-deleted.ts';
import { revokeInvitationsWhenAccountClosed } from './consumers/revoke-invitations-when-account-closed.ts';
import { storeMembershipWhenMembershipChanged } from './consumers/store-membership-when-membership-changed.ts';
import { organizationsSettings, type OrganizationsSettings } from './config.ts';
import { createDefaultChoiceModel } from './organizations/default-choice-model.ts';
import { deleteUserData } from './organizations/delete-user-data.ts';
import { createOrganizationModel } from './organizations/organization-model.ts';
import { createMigrations } from './migrations.ts';
import { createRoutes } from './routes.ts';

export const serviceName = 'organizations';

/** The collections whose documents have an outbox. */
export const createOutboxes = (database: Connection) => [
  toOutboxModel(createOrganizationModel(database)),
];

/** Per user. Each invitation causes an event for four services. */
const invitationsPerHour = 60;

/** Builds the service from its dependencies, without opening connections or ports. */
export function createApp(
  { database, relay, log }: ServiceTools,
  settings: OrganizationsSettings = organizationsSettings.parse({}),
): ServiceApp {
  const organizations = createOrganizationModel(database);
  const choices = createDefaultChoiceModel(database);
  const memberships = createMemberships(database);
  const deps = {
    organizations,
    choices,
    memberships,
    invitationLimit: createLocalRateLimit(
      {
        name: 'invitations',
        points: invitationsPerHour * settings.RATE_LIMIT_FACTOR,
        seconds: 3_600,
      },
      (wait) => `You have created a lot of invitations within an hour. Try again in ${wait}.`,
    ),
    relay,
    log,
    now: () => new Date(),
    newId: randomUUID,
  };
  const deletedUsers = createDeletedUsers({ database, log }, (userId) =>
    deleteUserData(deps, userId),
  );
  return {
    name: serviceName,
    routes: createRoutes(deps),
    consumers: [
      deleteOrganizationsWhenAccountDeleted(deletedUsers),
      revokeInvitationsWhenAccountClosed(deps),
      storeMembershipWhenMembershipChanged(memberships),
    ],
    deletedUsers,
    migrations: createMigrations(database),
  };
}
