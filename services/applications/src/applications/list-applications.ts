import { limits, type ApplicationSummary } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { decodeCursor, pageOf, type Page } from '@grantwright/shared/service';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { longFields } from './application-model.ts';
import { presentSummary, type SummaryRecord } from './present-application.ts';

const cursorShape = z.tuple([z.number(), z.string()]);
const withoutLongFields = Object.fromEntries([...longFields, 'outbox'].map((name) => [name, 0]));

/** Newest first, without their content. */
export async function listApplications(
  { applications }: Pick<Deps, 'applications'>,
  ownerId: string,
  cursor?: string,
): Promise<Page<ApplicationSummary>> {
  const rows = await applications
    .find({ ownerId, ...alive, ...after(cursor) }, withoutLongFields)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limits.pageSize + 1)
    // otherwise the driver fetches a page in two batches
    .batchSize(limits.pageSize + 1)
    .lean<SummaryRecord[]>();
  const page = pageOf(rows, limits.pageSize, (row) => [row.createdAt.getTime(), row._id]);
  return page.map(presentSummary);
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
