import type { LibraryDocument } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { pageAfter, type Page } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { presentDocument } from './present-document.ts';

/** Lists documents in the user's manual order. */
export async function listDocuments(
  { documents }: Pick<Deps, 'documents'>,
  ownerId: string,
  cursor?: string,
): Promise<Page<LibraryDocument>> {
  const page = await pageAfter(documents, {
    filter: { ownerId, ...alive },
    projection: { outbox: 0 },
    sort: { sortOrder: 1, createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map(presentDocument);
}
