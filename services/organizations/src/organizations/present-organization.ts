import type { Organization } from '@grantwright/shared/contract';
import { getAccess, type TeamAccess } from '@grantwright/shared/service';
import type { OrganizationRecord } from './organization-model.ts';

export const presentOrganization = (
  { _id: id, ownerId, fields, team, createdAt, updatedAt }: OrganizationRecord,
  access: TeamAccess,
  defaultId: string | undefined,
): Organization => {
  const role = getAccess(access, { ownerId, organizationId: id });
  return {
    ...fields,
    id,
    access: role,
    hasTeam: team !== undefined,
    memberCount: team?.members.length ?? 0,
    ...(role !== 'owner' && { ownerName: team?.ownerName }),
    isDefault: id === defaultId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};
