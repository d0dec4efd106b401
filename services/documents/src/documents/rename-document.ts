import type { LibraryDocument } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';
import { createDocumentNotFoundError, findDocument } from './find-document.ts';
import { presentDocument } from './present-document.ts';

/** Renames a document without changing its original file name. */
export async function renameDocument(
  deps: Deps,
  access: TeamAccess,
  id: string,
  name: string,
): Promise<LibraryDocument> {
  const renamed = await deps.documents
    .findOneAndUpdate(
      { _id: id, ...createScope(access, 'edit'), ...notDeleted },
      { $set: { name } },
      { returnDocument: 'after' },
    )
    .lean<DocumentRecord>();
  if (renamed) return presentDocument(renamed, access);
  await findDocument(deps, access, id, 'edit');
  throw createDocumentNotFoundError();
}
