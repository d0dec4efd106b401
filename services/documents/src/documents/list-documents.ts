import type { LibraryDocument } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { presentDocument } from './present-document.ts';

/** Lists documents in their manual order. */
export async function listDocuments(
  { documents }: Pick<Deps, 'documents'>,
  access: TeamAccess,
  cursor?: string,
): Promise<Page<LibraryDocument>> {
  const page = await listPageAfter(documents, {
    filter: { ...createScope(access, 'read'), ...notDeleted },
    projection: { outbox: 0 },
    sort: { sortOrder: 1, createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map((record) => presentDocument(record, access));
}
