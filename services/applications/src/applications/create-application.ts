import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { createInitialEvents, createOutboxEvent } from '@grantwright/shared/messaging';
import {
  createNotFoundError,
  createNotPermittedError,
  type JsonResponse,
  type TeamAccess,
} from '@grantwright/shared/service';
import { findFirst, createIdentity } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { reserveEntitlement, storeWithEntitlement } from './entitlement-of-creation.ts';
import { toStoredFields } from './stored-fields.ts';
import { formatLongDate } from './format-long-date.ts';
import { presentApplication } from './present-application.ts';

export type Creation = {
  token: string;
  sent: ApplicationFields;
  key: string | undefined;
};

/**
 * Stores a new application and its event in one write, after reserving an entitlement for it. A repeat with the same
 * key returns the first application and reserves nothing. A team's application belongs to the owner of the
 * organization, but uses the entitlement of the editor who creates it.
 */
export async function createApplication(
  deps: Deps,
  access: TeamAccess,
  creation: Creation,
): Promise<JsonResponse<Application>> {
  const { token, sent } = creation;
  const organization = await deps.services.findOrganization(sent.organizationId, token);
  if (organization.access === 'viewer') throw createNotPermittedError('edit');
  const creator = { userId: access.userId, ownerId: organization.ownerId ?? access.userId };
  const record = await createRecord(deps, creator, creation);
  const stored = (await reserveEntitlement(deps, record, creation))
    ? await storeWithEntitlement(deps, record, token)
    : await findFirst(deps.applications, record);
  return presentRepeat(stored, access, sent);
}

/**
 * Presents an application that may be the result of an earlier request. If its owner has moved it in the meantime, the
 * editor who created it can no longer read it.
 */
function presentRepeat(
  stored: ApplicationRecord,
  access: TeamAccess,
  { organizationId }: ApplicationFields,
): JsonResponse<Application> {
  if (stored.ownerId !== access.userId && stored.organizationId !== organizationId)
    throw createNotFoundError('The application');
  return presentApplication(stored, access);
}

type Creator = { userId: string; ownerId: string };

async function createRecord(
  deps: Deps,
  { userId, ownerId }: Creator,
  { sent, key }: Creation,
): Promise<ApplicationRecord> {
  const time = deps.now();
  const isOwn = ownerId === userId;
  const kind = isOwn ? 'application' : `application of ${ownerId}`;
  const identity = createIdentity(deps, { kind, ownerId: userId, key, request: sent });
  const owners = isOwn ? { ownerId } : { ownerId, payerId: userId };
  return {
    ...(await toStoredFields(deps, { userId, sent })),
    ...identity,
    ownerId,
    ...(!isOwn && { creatorId: userId }),
    authorId: userId,
    applicationDate: sent.applicationDate || formatLongDate(time),
    version: 1,
    createdAt: time,
    updatedAt: time,
    unchecked: 'creation',
    ...createInitialEvents(
      createOutboxEvent(deps, events.applicationCreated, identity._id, owners),
    ),
  };
}
