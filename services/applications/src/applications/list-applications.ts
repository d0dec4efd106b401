import type { ApplicationSummary } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { longFields } from './application-model.ts';
import { presentSummary } from './present-application.ts';

const withoutLongFields = Object.fromEntries([...longFields, 'outbox'].map((name) => [name, 0]));

/** Lists applications newest first, without their content. */
export async function listApplications(
  { applications }: Pick<Deps, 'applications'>,
  access: TeamAccess,
  cursor?: string,
): Promise<Page<ApplicationSummary>> {
  const page = await listPageAfter(applications, {
    filter: { ...createScope(access, 'read'), ...notDeleted },
    projection: withoutLongFields,
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map((record) => presentSummary(record, access));
}
