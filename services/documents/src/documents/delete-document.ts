import { events } from '@grantwright/shared/events';
import { markDeleted } from '@grantwright/shared/messaging';
import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { addLeftover } from './add-leftover.ts';
import { createDocumentNotFoundError, findDocument } from './find-document.ts';

/** Deletes a document. The event's consumer removes the document's file and text. */
export async function deleteDocument(deps: Deps, access: TeamAccess, id: string): Promise<void> {
  const { documents } = deps;
  const { ownerId, fileKey } = await findDocument(deps, access, id, 'delete');
  await addLeftover(deps, { _id: id, ownerId, fileKey });
  const deletion = { id, ownerId, event: events.documentDeleted };
  if (!(await markDeleted(deps, documents, deletion))) throw createDocumentNotFoundError();
}
