import { alive } from '@grantwright/shared/messaging';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';

export const documentNotFound = () => notFound('The document');

/** A document of this person; another's is like one that is not there. */
export async function findDocument(
  { documents }: Pick<Deps, 'documents'>,
  ownerId: string,
  id: string,
): Promise<DocumentRecord> {
  const record = await documents.findOne({ _id: id, ownerId, ...alive }).lean<DocumentRecord>();
  if (!record) throw documentNotFound();
  return record;
}
