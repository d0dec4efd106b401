import type { Version, VersionSummary } from '@grantwright/shared/contract';
import {
  createNotFoundError,
  listPossibleOwners,
  type TeamAccess,
} from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import { findApplicationHead, findHeadForRecord } from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';
import type { VersionRecord, VersionSummaryRecord } from './version-model.ts';

type List = { id: string; cursor: string | undefined };

/** Lists versions newest first, without their text. */
export async function listVersions(
  deps: Pick<Deps, 'applications' | 'versions'>,
  access: TeamAccess,
  { id, cursor }: List,
): Promise<Page<VersionSummary>> {
  const { ownerId } = await findApplicationHead(deps, access, id);
  const page = await listPageAfter(deps.versions, {
    filter: { ownerId, applicationId: id },
    projection: { content: 0, textRecords: 0 },
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map(presentVersionSummary);
}

export const getVersion = async (
  deps: Pick<Deps, 'applications' | 'versions'>,
  access: TeamAccess,
  id: string,
): Promise<Version> => presentVersion(await findStoredVersion(deps, access, id, 'read'));

export const presentVersionSummary = (record: VersionSummaryRecord): VersionSummary => ({
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  reason: record.reason,
  name: record.name ?? undefined,
  words: record.words,
  authorId: record.authorId ?? undefined,
});

const presentVersion = (record: VersionRecord): Version => ({
  ...presentVersionSummary(record),
  content: record.content,
  textRecords: record.textRecords,
});

/**
 * Finds a version of an application for which the user has the required permission. Versions of a deleted application
 * are not found, even before they are deleted.
 */
export async function findStoredVersion(
  deps: Pick<Deps, 'applications' | 'versions'>,
  access: TeamAccess,
  id: string,
  permission: 'read' | 'edit',
): Promise<VersionRecord> {
  const record = await deps.versions
    .findOne({ _id: id, ownerId: { $in: listPossibleOwners(access) } })
    .lean<VersionRecord>();
  if (!record) throw createNotFoundError('The version');
  const { ownerId } = await findHeadForRecord(deps, access, {
    applicationId: record.applicationId,
    permission,
    recordName: 'The version',
  });
  if (ownerId !== record.ownerId) throw createNotFoundError('The version');
  return record;
}

/** Finds the newest version of an application, without its text. */
export const findNewestVersion = (
  { versions }: Pick<Deps, 'versions'>,
  ownerId: string,
  applicationId: string,
) =>
  versions
    .findOne({ ownerId, applicationId }, { content: 0, textRecords: 0 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<VersionSummaryRecord>();
