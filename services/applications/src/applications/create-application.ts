import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { events, makeEvent } from '@grantwright/shared/events';
import { initialEvents } from '@grantwright/shared/messaging';
import {
  AppError,
  currentContext,
  fingerprintOf,
  idFromKey,
  keyReused,
  notFound,
  type JsonResponse,
} from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { checkOrganization } from './check-organization.ts';
import { toStoredFields } from './stored-fields.ts';
import { longDate } from './long-date.ts';
import { presentApplication } from './present-application.ts';

export type Creation = {
  ownerId: string;
  token: string;
  sent: ApplicationFields;
  key: string | undefined;
};

/**
 * Stores a new application and its event in one write, after reserving an entitlement for it. A repeat under
 * the same key returns the first application and reserves nothing.
 */
export async function createApplication(
  deps: Deps,
  creation: Creation,
): Promise<JsonResponse<Application>> {
  const { token, sent, key } = creation;
  await deps.services.findOrganization(sent.organizationId, token);
  const record = await newRecord(deps, creation);
  try {
    await deps.services.reserveEntitlement(record._id, token);
  } catch (error) {
    // its entitlement is settled, so the application was stored before
    const first = isKeyReused(error) && key !== undefined && (await findFirst(deps, record));
    if (!first) throw error;
    return presentApplication(first);
  }
  const stored = await insertOrFind(deps, record, token);
  if (!(await checkOrganization(deps, stored))) {
    // the event returns the entitlement reliably; this request does it sooner, and without a broker
    await deps.services.releaseEntitlement(stored._id, token).catch(() => undefined);
    throw notFound('The organization');
  }
  deps.relay.announce(deps.applications, stored);
  return presentApplication(stored);
}

const isKeyReused = (error: unknown) => error instanceof AppError && error.code === 'key-reused';

async function newRecord(
  { now, newId, cleaner }: Deps,
  { ownerId, sent, key }: Creation,
): Promise<ApplicationRecord> {
  const time = now();
  const _id = key === undefined ? newId() : idFromKey(ownerId, 'application', key);
  const traceparent = currentContext()?.traceparent;
  return {
    ...(await toStoredFields({ cleaner }, { ownerId, sent })),
    _id,
    ownerId,
    applicationDate: sent.applicationDate || longDate(time),
    version: 1,
    createdAt: time,
    updatedAt: time,
    ...(key === undefined ? {} : { fingerprint: fingerprintOf(sent) }),
    unchecked: 'creation',
    ...initialEvents(
      makeEvent(events.applicationCreated, _id, { ownerId }, { id: newId(), time, traceparent }),
    ),
  };
}

async function insertOrFind(
  deps: Deps,
  record: ApplicationRecord,
  token: string,
): Promise<ApplicationRecord> {
  try {
    const created = await deps.applications.create(record);
    return created.toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return findFirst(deps, record);
    await releaseUnlessStored(deps, record, token);
    throw error;
  }
}

/** @throws AppError `key-reused` if the first request under the key differs or its application is deleted */
async function findFirst(
  { applications }: Deps,
  { _id, ownerId, fingerprint }: ApplicationRecord,
): Promise<ApplicationRecord> {
  const first = await applications.findOne({ _id, ownerId }).lean<ApplicationRecord>();
  if (!first || first.fingerprint !== fingerprint || first.deletedAt) throw keyReused();
  return first;
}

/** Releases the entitlement only if nothing was stored for certain; otherwise billing resolves it later. */
async function releaseUnlessStored(deps: Deps, { _id }: ApplicationRecord, token: string) {
  const stored = await deps.applications.exists({ _id }).catch(() => ({ _id }));
  if (!stored) await deps.services.releaseEntitlement(_id, token).catch(() => undefined);
}
