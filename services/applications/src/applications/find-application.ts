import { notDeleted } from '@grantwright/shared/messaging';
import { createNotFoundError, createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';

/** @throws AppError `not-found`, including for another user's application */
export async function findApplication(
  { applications }: Pick<Deps, 'applications'>,
  access: TeamAccess,
  id: string,
): Promise<ApplicationRecord> {
  const record = await applications
    .findOne({ _id: id, ...createScope(access, 'read'), ...notDeleted }, { outbox: 0 })
    .lean<ApplicationRecord>();
  if (!record) throw createNotFoundError('The application');
  return record;
}
