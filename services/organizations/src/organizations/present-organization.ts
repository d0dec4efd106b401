import type { Organization } from '@grantwright/shared/contract';
import type { OrganizationRecord } from './organization-model.ts';

export const presentOrganization = (
  record: OrganizationRecord,
  defaultId: string | undefined,
): Organization => ({
  ...record.fields,
  id: record._id,
  isDefault: record._id === defaultId,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});
