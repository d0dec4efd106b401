import type { Organization } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { chooseDefault } from './choose-default.ts';
import { findDefault } from './find-default.ts';
import { presentOrganization } from './present-organization.ts';

/** Loads members only to count them. */
const withoutMemberDetails = {
  outbox: 0,
  'team.invitations': 0,
  'team.members.name': 0,
  'team.members.email': 0,
  'team.members.acceptedWith': 0,
};

/** Newest first. */
export async function listOrganizations(
  deps: Pick<Deps, 'organizations' | 'choices'>,
  access: TeamAccess,
  cursor?: string,
): Promise<Page<Organization>> {
  const { userId } = access;
  const [page, choice] = await Promise.all([
    listPageAfter(deps.organizations, {
      filter: { ...createScope(access, 'read', '_id'), ...notDeleted },
      projection: withoutMemberDetails,
      sort: { createdAt: -1, _id: -1 },
      cursor,
    }),
    deps.choices.findById(userId).lean(),
  ]);
  const isOnlyPage = cursor === undefined && page.next === undefined;
  const defaultId = isOnlyPage
    ? chooseDefault(page.items, { userId, chosen: choice?.organizationId })
    : await findDefault(deps, access);
  return page.map((record) => presentOrganization(record, access, defaultId));
}
