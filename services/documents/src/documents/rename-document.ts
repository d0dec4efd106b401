import type { LibraryDocument } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';
import { documentNotFound } from './find-document.ts';
import { presentDocument } from './present-document.ts';

/** Renames a document; the original file name does not change. */
export async function renameDocument(
  { documents }: Deps,
  ownerId: string,
  id: string,
  name: string,
): Promise<LibraryDocument> {
  const renamed = await documents
    .findOneAndUpdate(
      { _id: id, ownerId, ...alive },
      { $set: { name } },
      { returnDocument: 'after' },
    )
    .lean<DocumentRecord>();
  if (!renamed) throw documentNotFound();
  return presentDocument(renamed);
}
