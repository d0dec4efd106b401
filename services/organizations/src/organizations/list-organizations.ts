import { limits, type Organization } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { decodeCursor, pageOf, type Page } from '@grantwright/shared/service';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defaultOf } from './default-of.ts';
import { findDefault } from './find-default.ts';
import type { OrganizationRecord } from './organization-model.ts';
import { presentOrganization } from './present-organization.ts';

const cursorShape = z.tuple([z.number(), z.string()]);

/** Newest first. */
export async function listOrganizations(
  deps: Pick<Deps, 'organizations' | 'choices'>,
  ownerId: string,
  cursor?: string,
): Promise<Page<Organization>> {
  const [rows, choice] = await Promise.all([
    deps.organizations
      .find({ ownerId, ...alive, ...after(cursor) }, { outbox: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.pageSize + 1)
      // otherwise the driver fetches a page in two batches
      .batchSize(limits.pageSize + 1)
      .lean<OrganizationRecord[]>(),
    deps.choices.findById(ownerId).lean(),
  ]);
  const page = pageOf(rows, limits.pageSize, (row) => [row.createdAt.getTime(), row._id]);
  const isOnlyPage = cursor === undefined && page.next === undefined;
  const defaultId = isOnlyPage
    ? defaultOf(rows, choice?.organizationId)
    : await findDefault(deps, ownerId);
  return page.map((row) => presentOrganization(row, defaultId));
}

/** Rows after the cursor. The separate bound on `createdAt` lets the index scan start there. */
function after(cursor: string | undefined) {
  if (cursor === undefined) return {};
  const [time, id] = decodeCursor(cursor, cursorShape);
  const createdAt = new Date(time);
  return {
    createdAt: { $lte: createdAt },
    $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }],
  };
}
