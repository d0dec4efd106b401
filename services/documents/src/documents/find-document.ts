import { notDeleted } from '@grantwright/shared/messaging';
import {
  createNotFoundError,
  createRefusal,
  createScope,
  type Permission,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';

const recordName = 'The document';
export const createDocumentNotFoundError = () => createNotFoundError(recordName);

/**
 * @throws AppError `not-found`, including for another user's document; `not-allowed` for a document that the user may
 * only view
 */
export async function findDocument(
  { documents }: Pick<Deps, 'documents'>,
  access: TeamAccess,
  id: string,
  permission: Permission = 'read',
): Promise<DocumentRecord> {
  const matching = (needed: Permission) => ({
    _id: id,
    ...createScope(access, needed),
    ...notDeleted,
  });
  const record = await documents.findOne(matching(permission)).lean<DocumentRecord>();
  if (record) return record;
  if (permission === 'read') throw createDocumentNotFoundError();
  throw await createRefusal(documents.exists(matching('read')), permission, recordName);
}
