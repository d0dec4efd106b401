import { alive } from '@grantwright/shared/messaging';
import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';

export const documentNotFound = () => notFound('The document');

/** @throws not-found, including for another user's document */
export async function findDocument(
  { documents }: Pick<Deps, 'documents'>,
  ownerId: string,
  id: string,
): Promise<DocumentRecord> {
  const record = await documents.findOne({ _id: id, ownerId, ...alive }).lean<DocumentRecord>();
  if (!record) throw documentNotFound();
  return record;
}
