import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { AppError, notFound, type Answer } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { versionsOf } from './etag.ts';
import { fieldsOf, type StoredFields } from './fields-of.ts';
import { findApplication } from './find-application.ts';
import { isOrganizationDeleted } from './is-organization-deleted.ts';
import { markDeleted } from './mark-deleted.ts';
import { presentApplication } from './present-application.ts';

type Request = {
  id: string;
  ownerId: string;
  token: string;
  sent: ApplicationFields;
  ifMatch: string | undefined;
};
type Change = Omit<Request, 'ifMatch'> & { versions: number[]; fields: StoredFields };

/**
 * Replaces all that a person edits, if the version they opened is still the one that is stored; else
 * nothing is overwritten. One write, unless the application moves to another organization.
 */
export async function updateApplication(
  deps: Deps,
  { ifMatch, ...request }: Request,
): Promise<Answer<Application>> {
  const versions = versionsOf(ifMatch);
  const change = { ...request, versions, fields: await fieldsOf(deps.cleaner, request.sent) };
  const here = { organizationId: request.sent.organizationId };
  const updated = (await replace(deps, change, here)) ?? (await move(deps, change));
  return presentApplication(updated);
}

/** Only reached when the plain save found nothing: not there, stale, or of another organization. */
async function move(deps: Deps, change: Change): Promise<ApplicationRecord> {
  const { id, ownerId, token, sent, versions } = change;
  const current = await findApplication(deps, ownerId, id);
  if (!versions.includes(current.version)) throw stale();
  await deps.neighbours.organization(sent.organizationId, token);
  const moved = await replace(deps, change, {});
  if (!moved) throw stale();
  if (await isOrganizationDeleted(deps, sent.organizationId)) {
    await markDeleted(deps, { _id: id, ownerId });
    throw notFound('The organization');
  }
  return moved;
}

async function replace(
  { applications, now }: Deps,
  { id, ownerId, sent, versions, fields }: Change,
  condition: { organizationId?: string },
): Promise<ApplicationRecord | null> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const absent = Object.entries(fields).filter(([, value]) => value === undefined);
  return applications
    .findOneAndUpdate(
      { _id: id, ownerId, version: { $in: versions }, ...condition, ...alive },
      {
        $set: {
          ...Object.fromEntries(present),
          ...(sent.applicationDate ? { applicationDate: sent.applicationDate } : {}),
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
