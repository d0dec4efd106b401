import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { OrganizationRecord } from './organization-model.ts';

/** Finds the same organization as `chooseDefault`, without reading every organization. */
export async function findDefault(
  { organizations, choices }: Pick<Deps, 'organizations' | 'choices'>,
  access: TeamAccess,
): Promise<string | undefined> {
  const { userId } = access;
  const available = createScope(access, 'read', '_id');
  const choice = await choices.findById(userId).lean();
  if (choice) {
    const chosen = { _id: choice.organizationId, ...available, ...notDeleted };
    if (await organizations.exists(chosen)) return choice.organizationId;
  }
  const findOldest = async (scope: object) =>
    organizations
      .findOne({ ...scope, ...notDeleted }, { _id: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<Pick<OrganizationRecord, '_id'>>();
  const own = await findOldest({ ownerId: userId });
  if (own || available.ownerId === userId) return own?._id;
  return (await findOldest(available))?._id;
}
