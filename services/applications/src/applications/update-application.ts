import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import {
  AppError,
  createNotFoundError,
  createNotPermittedError,
  createScope,
  type JsonResponse,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { removeIfOrphaned } from './remove-if-orphaned.ts';
import { parseVersions } from './etag.ts';
import { toStoredFields, type StoredFields } from './stored-fields.ts';
import { findApplicationHead } from './find-application-head.ts';
import { presentApplication } from './present-application.ts';
import { storeVersionsBeforeSave } from '../versions/store-before-edit.ts';
import {
  createNotStaleFilter,
  assertNotStale,
  createStaleVersionError,
} from '../working-copy/assert-not-stale.ts';

type UpdateRequest = {
  id: string;
  token: string;
  sent: ApplicationFields;
  ifMatch: string | undefined;
};
type Change = Pick<UpdateRequest, 'id' | 'sent'> & {
  access: TeamAccess;
  version: number;
  fields: StoredFields & Pick<ApplicationRecord, 'authorId'>;
  isMoved: boolean;
};

/**
 * Replaces all editable fields and the working copy, unless either has changed since the user opened the application.
 * Both are checked before the text is sanitized, so that a stale save or another user's ID costs little. The replaced
 * text may become a version.
 */
export async function updateApplication(
  deps: Deps,
  access: TeamAccess,
  { id, token, sent, ifMatch }: UpdateRequest,
): Promise<JsonResponse<Application>> {
  const versions = parseVersions(ifMatch);
  const current = await findApplicationHead(deps, access, id, 'edit');
  assertNotStale(current, { versions, replaces: sent.replaces });
  const isMoved = current.organizationId !== sent.organizationId;
  const { version, ownerId } = current;
  if (isMoved) await assertMovable(deps, { to: sent.organizationId, ownerId, token });
  const fields = await toStoredFields(deps, { userId: access.userId, sent });
  const { userId } = access;
  const { content } = fields;
  const authorId = await storeVersionsBeforeSave(deps, { id, ownerId, userId, version, content });
  const change = { id, access, sent, version, fields: { ...fields, authorId }, isMoved };
  const updated = await replace(deps, change);
  if (!updated) {
    // reports a deleted application as not found instead of stale
    await findApplicationHead(deps, access, id, 'edit');
    throw createStaleVersionError();
  }
  // an earlier write may have been interrupted before its check
  if (updated.unchecked && (await removeIfOrphaned(deps, updated)))
    throw createNotFoundError('The organization');
  return presentApplication(updated, access);
}

/**
 * Throws if the move would change the owner, because the application's records, such as its versions, stay with the
 * owner.
 */
async function assertMovable(
  { services }: Deps,
  { to, ownerId, token }: { to: string; ownerId: string; token: string },
): Promise<void> {
  const organization = await services.findOrganization(to, token);
  if (organization.access === 'viewer') throw createNotPermittedError('edit');
  if (organization.ownerId && organization.ownerId !== ownerId)
    throw new AppError(
      'invalid-request',
      'An application can move only to another organization of the same owner.',
    );
}

/** @returns null if another save or a deletion came first */
async function replace(
  { applications, now }: Deps,
  { id, access, sent, version, fields, isMoved }: Change,
): Promise<ApplicationRecord | null> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const absent = Object.entries(fields).filter(([, value]) => value === undefined);
  return applications
    .findOneAndUpdate(
      {
        _id: id,
        ...createScope(access, 'edit'),
        ...createNotStaleFilter(version, sent.replaces),
        ...notDeleted,
      },
      {
        $set: {
          ...Object.fromEntries(present),
          ...(sent.applicationDate ? { applicationDate: sent.applicationDate } : {}),
          ...(isMoved ? { unchecked: 'move' } : {}),
          updatedAt: now(),
        },
        $unset: { ...Object.fromEntries(absent.map(([name]) => [name, 1])), workingCopy: 1 },
        $inc: { version: 1 },
      },
      { returnDocument: 'after', projection: { outbox: 0 } },
    )
    .lean<ApplicationRecord>();
}
