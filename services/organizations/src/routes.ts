import { calls, internalCalls } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import type { Deps } from './deps.ts';
import { createOrganization } from './organizations/create-organization.ts';
import { deleteOrganization } from './organizations/delete-organization.ts';
import { getOrganization } from './organizations/get-organization.ts';
import { listOrganizations } from './organizations/list-organizations.ts';
import { setDefaultOrganization } from './organizations/set-default-organization.ts';
import { updateOrganization } from './organizations/update-organization.ts';

export const routes = (deps: Deps): Route[] => [
  route(calls.listOrganizations, ({ user, query }) =>
    listOrganizations(deps, user.id, query.cursor),
  ),
  route(calls.createOrganization, ({ user, body, idempotencyKey }) =>
    createOrganization(deps, { ownerId: user.id, fields: body, key: idempotencyKey }),
  ),
  route(calls.updateOrganization, ({ user, params, body }) =>
    updateOrganization(deps, user.id, params.id, body),
  ),
  route(calls.deleteOrganization, ({ user, params }) =>
    deleteOrganization(deps, user.id, params.id),
  ),
  route(calls.setDefaultOrganization, ({ user, params }) =>
    setDefaultOrganization(deps, user.id, params.id),
  ),
  route(internalCalls.getOrganization, ({ user, params }) =>
    getOrganization(deps, user.id, params.id),
  ),
];
