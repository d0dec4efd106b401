import { alive } from '@grantwright/shared/messaging';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';

/** @throws AppError `not-found`, including for another user's application */
export async function findApplication(
  { applications }: Pick<Deps, 'applications'>,
  ownerId: string,
  id: string,
): Promise<ApplicationRecord> {
  const record = await applications
    .findOne({ _id: id, ownerId, ...alive }, { outbox: 0 })
    .lean<ApplicationRecord>();
  if (!record) throw notFound('The application');
  return record;
}
