import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { AppError, notFound, type JsonResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { checkOrganization } from './check-organization.ts';
import { versionsOf } from './etag.ts';
import { fieldsOf, type StoredFields } from './fields-of.ts';
import { findVersion } from './find-version.ts';
import { presentApplication } from './present-application.ts';

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
 * Replaces all that a person edits, if the version they opened is still the one that is stored; else
 * nothing is overwritten. The application is looked up before its text is cleaned, so that a stale
 * save and an id of somebody else's cost no work.
 */
export async function updateApplication(
  deps: Deps,
  { ifMatch, ...request }: Request,
): Promise<JsonResponse<Application>> {
  const { id, ownerId, token, sent } = request;
  const versions = versionsOf(ifMatch);
  const current = await findVersion(deps, ownerId, id);
  if (!versions.includes(current.version)) throw stale();
  const isMoved = current.organizationId !== sent.organizationId;
  if (isMoved) await deps.neighbours.organization(sent.organizationId, token);
  const fields = await fieldsOf(deps, request);
  const change = { id, ownerId, sent, version: current.version, fields, isMoved };
  const updated = await replace(deps, change);
  if (!updated) {
    // gone rather than stale
    await findVersion(deps, ownerId, id);
    throw stale();
  }
  // also when an earlier write was interrupted before its check
  if (updated.unchecked && !(await checkOrganization(deps, updated)))
    throw notFound('The organization');
  return presentApplication(updated);
}

/** The application after the change; null when another save or a deletion came first. */
async function replace(
  { applications, now }: Deps,
  { id, ownerId, sent, version, fields, isMoved }: Change,
): Promise<ApplicationRecord | null> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const absent = Object.entries(fields).filter(([, value]) => value === undefined);
  return applications
    .findOneAndUpdate(
      { _id: id, ownerId, version, ...alive },
      {
        $set: {
          ...Object.fromEntries(present),
          ...(sent.applicationDate ? { applicationDate: sent.applicationDate } : {}),
          ...(isMoved ? { unchecked: 'move' } : {}),
          updatedAt: now(),
        },
        $unset: Object.fromEntries(absent.map(([name]) => [name, 1])),
        $inc: { version: 1 },
      },
      { returnDocument: 'after', projection: { outbox: 0 } },
    )
    .lean<ApplicationRecord>();
}

const stale = () =>
  new AppError(
    'stale-version',
    'This application was changed elsewhere since you opened it. Nothing was overwritten.',
  );
