import { alive } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import type { OrganizationRecord } from './organization-model.ts';

/** Finds the same organization as `chooseDefault`, without reading all of them. */
export async function findDefault(
  { organizations, choices }: Pick<Deps, 'organizations' | 'choices'>,
  ownerId: string,
): Promise<string | undefined> {
  const choice = await choices.findById(ownerId).lean();
  if (choice) {
    const chosen = { _id: choice.organizationId, ownerId, ...alive };
    if (await organizations.exists(chosen)) return choice.organizationId;
  }
  const oldest = await organizations
    .findOne({ ownerId, ...alive }, { _id: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .lean<Pick<OrganizationRecord, '_id'>>();
  return oldest?._id;
}
