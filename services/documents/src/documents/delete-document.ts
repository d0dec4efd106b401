import { events } from '@grantwright/shared/events';
import { markDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { documentNotFound, findDocument } from './find-document.ts';

/** The consumer of the event removes the file and the text. */
export async function deleteDocument(deps: Deps, ownerId: string, id: string): Promise<void> {
  const { documents, leftovers } = deps;
  const { fileKey } = await findDocument(deps, ownerId, id);
  await leftovers.updateOne({ _id: id }, { $set: { fileKey } }, { upsert: true });
  const deletion = { id, ownerId, event: events.documentDeleted };
  if (!(await markDeleted(deps, documents, deletion))) throw documentNotFound();
}
