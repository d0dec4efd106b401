import type { LibraryDocument } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import {
  createNotFoundError,
  createNotPermittedError,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';
import { createDocumentNotFoundError, findDocument } from './find-document.ts';
import { presentDocument } from './present-document.ts';

type Sharing = { id: string; organizationId: string | null };

/** Shares a document with the team of one of the owner's organizations, or stops sharing it. */
export async function shareDocument(
  deps: Deps,
  access: TeamAccess,
  { id, organizationId }: Sharing,
): Promise<LibraryDocument> {
  const { userId: ownerId } = access;
  if ((await findDocument(deps, access, id)).ownerId !== ownerId)
    throw createNotPermittedError('manage');
  if (organizationId !== null && !leads(access, organizationId))
    throw createNotFoundError('The organization');
  const change =
    organizationId === null ? { $unset: { organizationId: 1 } } : { $set: { organizationId } };
  const shared = await deps.documents
    .findOneAndUpdate({ _id: id, ownerId, ...notDeleted }, change, { returnDocument: 'after' })
    .lean<DocumentRecord>();
  if (!shared) throw createDocumentNotFoundError();
  return presentDocument(shared, access);
}

/** Whether the user owns the organization and has invited others to it. */
const leads = ({ memberships }: TeamAccess, id: string): boolean =>
  memberships.some(({ organizationId, role }) => organizationId === id && role === 'owner');
