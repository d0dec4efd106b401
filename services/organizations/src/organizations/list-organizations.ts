import type { Organization } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { pageAfter, type Page } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { chooseDefault } from './choose-default.ts';
import { findDefault } from './find-default.ts';
import { presentOrganization } from './present-organization.ts';

/** Newest first. */
export async function listOrganizations(
  deps: Pick<Deps, 'organizations' | 'choices'>,
  ownerId: string,
  cursor?: string,
): Promise<Page<Organization>> {
  const [page, choice] = await Promise.all([
    pageAfter(deps.organizations, {
      filter: { ownerId, ...alive },
      projection: { outbox: 0 },
      sort: { createdAt: -1, _id: -1 },
      cursor,
    }),
    deps.choices.findById(ownerId).lean(),
  ]);
  const isOnlyPage = cursor === undefined && page.next === undefined;
  const defaultId = isOnlyPage
    ? chooseDefault(page.items, choice?.organizationId)
    : await findDefault(deps, ownerId);
  return page.map((record) => presentOrganization(record, defaultId));
}
