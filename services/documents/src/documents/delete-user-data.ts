import { events } from '@grantwright/shared/events';
import { markDeleted, notDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addLeftover } from './add-leftover.ts';
import type { DocumentRecord } from './document-model.ts';

/** Deletes the documents that belong to a user. The consumer of `document.deleted` removes their files and texts. */
export async function deleteUserData(deps: Deps, ownerId: string): Promise<void> {
  const { documents, leftovers, blobs, memberships } = deps;
  const owned = await documents
    .find({ ownerId, ...notDeleted }, { fileKey: 1 })
    .lean<Pick<DocumentRecord, '_id' | 'fileKey'>[]>();
  for (const { _id: id, fileKey } of owned) {
    await addLeftover(deps, { _id: id, ownerId, fileKey });
    if (await markDeleted(deps, documents, { id, ownerId, event: events.documentDeleted }))
      continue;
    // a concurrent deletion may have removed the record before it was stored here
    await blobs.remove(fileKey);
    await leftovers.deleteOne({ _id: id });
  }
  await memberships.forget(ownerId);
}
