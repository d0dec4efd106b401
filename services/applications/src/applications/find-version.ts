import { alive } from '@grantwright/shared/messaging';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';

export type StoredVersion = Pick<ApplicationRecord, 'version' | 'organizationId'>;

/**
 * Reads only the version of an application.
 *
 * @throws AppError `not-found`, also for another user's application
 */
export async function findVersion(
  { applications }: Pick<Deps, 'applications'>,
  ownerId: string,
  id: string,
): Promise<StoredVersion> {
  const stored = await applications
    .findOne({ _id: id, ownerId, ...alive }, { version: 1, organizationId: 1 })
    .lean<StoredVersion>();
  if (!stored) throw notFound('The application');
  return stored;
}
