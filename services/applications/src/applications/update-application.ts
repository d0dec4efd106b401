import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { notFound, type JsonResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { checkOrganization } from './check-organization.ts';
import { versionsOf } from './etag.ts';
import { toStoredFields, type StoredFields } from './stored-fields.ts';
import { findVersion } from './find-version.ts';
import { presentApplication } from './present-application.ts';
import { storeVersionsBeforeSave } from '../versions/store-versions-before-save.ts';
import {
  isReplaceable,
  replaceableFilter,
  staleVersionError,
} from '../working-copy/is-replaceable.ts';

type Request = {
  id: string;
  ownerId: string;
  token: string;
  sent: ApplicationFields;
  ifMatch: string | undefined;
};
type Change = Omit<Request, 'token' | 'ifMatch'> & {
  version: number;
  fields: StoredFields;
  isMoved: boolean;
};

/**
 * Replaces all editable fields and the working copy, unless either changed since the user opened it. Both are checked
 * before the text is sanitized, so that a stale save or a foreign ID costs little. The replaced text may become a version.
 */
export async function updateApplication(
  deps: Deps,
  { ifMatch, ...request }: Request,
): Promise<JsonResponse<Application>> {
  const { id, ownerId, token, sent } = request;
  const versions = versionsOf(ifMatch);
  const current = await findVersion(deps, ownerId, id);
  if (!versions.includes(current.version) || !isReplaceable(current, sent.replaces))
    throw staleVersionError();
  const isMoved = current.organizationId !== sent.organizationId;
  if (isMoved) await deps.services.findOrganization(sent.organizationId, token);
  const fields = await toStoredFields(deps, request);
  const { version } = current;
  await storeVersionsBeforeSave(deps, { id, ownerId, version, content: fields.content });
  const change = { id, ownerId, sent, version, fields, isMoved };
  const updated = await replace(deps, change);
  if (!updated) {
    // reports a deleted application as not found instead of stale
    await findVersion(deps, ownerId, id);
    throw staleVersionError();
  }
  // an earlier write may have been interrupted before its check
  if (updated.unchecked && !(await checkOrganization(deps, updated)))
    throw notFound('The organization');
  return presentApplication(updated);
}

/** @returns null if another save or a deletion came first */
async function replace(
  { applications, now }: Deps,
  { id, ownerId, sent, version, fields, isMoved }: Change,
): Promise<ApplicationRecord | null> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const absent = Object.entries(fields).filter(([, value]) => value === undefined);
  return applications
    .findOneAndUpdate(
      { _id: id, ownerId, version, ...replaceableFilter(sent.replaces), ...alive },
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
