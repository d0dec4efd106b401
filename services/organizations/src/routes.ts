import { endpoints, internalEndpoints } from '@grantwright/shared/contract';
import { route, createTeamRoute, type Route } from '@grantwright/shared/service';
import type { Deps } from './deps.ts';
import { createOrganization } from './organizations/create-organization.ts';
import { deleteOrganization } from './organizations/delete-organization.ts';
import { getOrganization } from './organizations/get-organization.ts';
import { listOrganizations } from './organizations/list-organizations.ts';
import { setDefaultOrganization } from './organizations/set-default-organization.ts';
import { updateOrganization } from './organizations/update-organization.ts';
import { acceptInvitation } from './team/accept-invitation.ts';
import { changeMemberRole } from './team/change-member-role.ts';
import { getTeam } from './team/get-team.ts';
import { inviteMember } from './team/invite-member.ts';
import { readInvitation } from './team/read-invitation.ts';
import { removeMember } from './team/remove-member.ts';
import { revokeInvitation } from './team/revoke-invitation.ts';

export const createRoutes = (deps: Deps): Route[] => {
  const teamRoute = createTeamRoute(deps.memberships);
  return [
    teamRoute(endpoints.listOrganizations, (access, { query }) =>
      listOrganizations(deps, access, query.cursor),
    ),
    teamRoute(endpoints.createOrganization, (access, { body, idempotencyKey }) =>
      createOrganization(deps, access, { fields: body, key: idempotencyKey }),
    ),
    teamRoute(endpoints.updateOrganization, (access, { params, body }) =>
      updateOrganization(deps, access, params.id, body),
    ),
    teamRoute(endpoints.deleteOrganization, (access, { params }) =>
      deleteOrganization(deps, access, params.id),
    ),
    teamRoute(endpoints.setDefaultOrganization, (access, { params }) =>
      setDefaultOrganization(deps, access, params.id),
    ),
    teamRoute(internalEndpoints.getOrganization, (access, { params }) =>
      getOrganization(deps, access, params.id),
    ),
    teamRoute(endpoints.getTeam, (access, { params }) => getTeam(deps, access, params.id)),
    teamRoute(
      endpoints.inviteMember,
      (access, { params, body, idempotencyKey }) =>
        inviteMember(deps, access, { id: params.id, sent: body, key: idempotencyKey }),
      { limit: deps.invitationLimit.take },
    ),
    teamRoute(endpoints.revokeInvitation, (access, { params }) =>
      revokeInvitation(deps, access, params),
    ),
    teamRoute(endpoints.changeMemberRole, (access, { params, body }) =>
      changeMemberRole(deps, access, { ...params, ...body }),
    ),
    teamRoute(endpoints.removeMember, (access, { params }) => removeMember(deps, access, params)),
    route(endpoints.readInvitation, ({ user, body }) =>
      readInvitation(deps, { userId: user.id, token: body.token }),
    ),
    route(endpoints.acceptInvitation, ({ user, body }) =>
      acceptInvitation(deps, { userId: user.id, ...body }),
    ),
  ];
};
