import type { VersionSummary } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import { presentVersionSummary } from './present-version.ts';

type List = { id: string; cursor: string | undefined };

/** Lists versions newest first, without their text. */
export async function listVersions(
  deps: Pick<Deps, 'applications' | 'versions'>,
  access: TeamAccess,
  { id, cursor }: List,
): Promise<Page<VersionSummary>> {
  const { ownerId } = await findVersion(deps, access, id);
  const page = await listPageAfter(deps.versions, {
    filter: { ownerId, applicationId: id },
    projection: { content: 0, textRecords: 0 },
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map(presentVersionSummary);
}
