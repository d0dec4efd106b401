import { AppError, createNotFoundError } from '@grantwright/shared/service';
import { createOnce } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { removeIfOrphaned } from './remove-if-orphaned.ts';

/**
 * Reserves an entitlement for a new application.
 *
 * @returns false if the entitlement is settled already: a request with the same key has stored the application
 */
export async function reserveEntitlement(
  { services }: Deps,
  { _id }: ApplicationRecord,
  { token, key }: { token: string; key: string | undefined },
): Promise<boolean> {
  try {
    await services.reserveEntitlement(_id, token);
    return true;
  } catch (error) {
    if (isKeyReused(error) && key !== undefined) return false;
    throw error;
  }
}

/**
 * Stores an application for which an entitlement is reserved, and announces it. Releases the entitlement if the
 * application was not stored, or if its organization has been deleted in the meantime.
 */
export async function storeWithEntitlement(
  deps: Deps,
  record: ApplicationRecord,
  token: string,
): Promise<ApplicationRecord> {
  const stored = await insertOrFind(deps, record, token);
  if (await removeIfOrphaned(deps, stored)) {
    // the event returns the entitlement reliably; this request returns it sooner, and without a broker
    await release(deps, stored, token);
    throw createNotFoundError('The organization');
  }
  deps.relay.announce(deps.applications, stored);
  return stored;
}

async function insertOrFind(
  deps: Deps,
  record: ApplicationRecord,
  token: string,
): Promise<ApplicationRecord> {
  try {
    return await createOnce(deps.applications, record);
  } catch (error) {
    if (!isKeyReused(error)) await releaseUnlessStored(deps, record, token);
    throw error;
  }
}

/** Releases the entitlement only if the application was definitely not stored; otherwise billing resolves it later. */
async function releaseUnlessStored(deps: Deps, record: ApplicationRecord, token: string) {
  const { _id } = record;
  const stored = await deps.applications.exists({ _id }).catch(() => ({ _id }));
  if (!stored) await release(deps, record, token);
}

/** Billing releases an entitlement later if this fails. */
async function release({ services }: Deps, { _id }: ApplicationRecord, token: string) {
  await services.releaseEntitlement(_id, token).catch(() => undefined);
}

const isKeyReused = (error: unknown) => error instanceof AppError && error.code === 'key-reused';
