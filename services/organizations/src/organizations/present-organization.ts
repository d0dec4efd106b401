import type { Organization } from '@grantwright/shared/contract';
import { accessTo, type TeamAccess } from '@grantwright/shared/service';
import type { OrganizationRecord } from './organization-model.ts';

export const presentOrganization = (
  { _id: id, ownerId, fields, team, createdAt, updatedAt }: OrganizationRecord,
  access: TeamAccess,
  defaultId: string | undefined,
): Organization => ({
  ...fields,
  id,
  access: accessTo(access, { ownerId, organizationId: id }),
  hasTeam: team !== undefined,
  isDefault: id === defaultId,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
