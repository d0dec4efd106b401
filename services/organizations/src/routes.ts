import { endpoints, internalEndpoints } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import type { Deps } from './deps.ts';
import { createOrganization } from './organizations/create-organization.ts';
import { deleteOrganization } from './organizations/delete-organization.ts';
import { getOrganization } from './organizations/get-organization.ts';
import { listOrganizations } from './organizations/list-organizations.ts';
import { setDefaultOrganization } from './organizations/set-default-organization.ts';
import { updateOrganization } from './organizations/update-organization.ts';

export const routes = (deps: Deps): Route[] => [
  route(endpoints.listOrganizations, ({ user, query }) =>
    listOrganizations(deps, user.id, query.cursor),
  ),
  route(endpoints.createOrganization, ({ user, body, idempotencyKey }) =>
    createOrganization(deps, { ownerId: user.id, fields: body, key: idempotencyKey }),
  ),
  route(endpoints.updateOrganization, ({ user, params, body }) =>
    updateOrganization(deps, user.id, params.id, body),
  ),
  route(endpoints.deleteOrganization, ({ user, params }) =>
    deleteOrganization(deps, user.id, params.id),
  ),
  route(endpoints.setDefaultOrganization, ({ user, params }) =>
    setDefaultOrganization(deps, user.id, params.id),
  ),
  route(internalEndpoints.getOrganization, ({ user, params }) =>
    getOrganization(deps, user.id, params.id),
  ),
];
