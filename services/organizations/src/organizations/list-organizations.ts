import type { Organization } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
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

type Row = { _id: string; ownerId: string; createdAt: Date };

/**
 * Chooses the default organization: the one chosen by the user, if it is still available, otherwise the user's oldest
 * one, or, if the user owns none, the oldest of a team. The default is derived instead of stored, so there is never
 * more than one.
 */
export function chooseDefault(
  rows: Row[],
  { userId, chosen }: { userId: string; chosen: string | undefined },
): string | undefined {
  if (chosen !== undefined && rows.some((row) => row._id === chosen)) return chosen;
  const rank = ({ ownerId }: Row) => (ownerId === userId ? 0 : 1);
  return [...rows].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a._id < b._id ? -1 : 1),
  )[0]?._id;
}
