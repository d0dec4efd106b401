import { limits, type LibraryDocument } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { decodeCursor, pageOf, type Page } from '@grantwright/shared/service';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';
import { presentDocument } from './present-document.ts';

const cursorShape = z.tuple([z.number(), z.number(), z.string()]);

/** Returns a page of a user's library in its manual order. */
export async function listDocuments(
  { documents }: Pick<Deps, 'documents'>,
  ownerId: string,
  cursor?: string,
): Promise<Page<LibraryDocument>> {
  const rows = await documents
    .find({ ownerId, ...alive, ...after(cursor) }, { outbox: 0 })
    .sort({ sortOrder: 1, createdAt: -1, _id: -1 })
    .limit(limits.pageSize + 1)
    // otherwise the driver fetches a page in two batches
    .batchSize(limits.pageSize + 1)
    .lean<DocumentRecord[]>();
  return pageOf(rows, limits.pageSize, (row) => [
    row.sortOrder,
    row.createdAt.getTime(),
    row._id,
  ]).map(presentDocument);
}

/** Rows after the cursor. The separate bound on `sortOrder` lets the index scan start there. */
function after(cursor: string | undefined) {
  if (cursor === undefined) return {};
  const [sortOrder, time, id] = decodeCursor(cursor, cursorShape);
  const createdAt = new Date(time);
  return {
    sortOrder: { $gte: sortOrder },
    $or: [
      { sortOrder: { $gt: sortOrder } },
      { sortOrder, createdAt: { $lt: createdAt } },
      { sortOrder, createdAt, _id: { $lt: id } },
    ],
  };
}
