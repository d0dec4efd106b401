import type { VersionSummary } from '@grantwright/shared/contract';
import { pageAfter, type Page } from '@grantwright/shared/storage';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import { presentVersionSummary } from './present-version.ts';

type List = { id: string; ownerId: string; cursor: string | undefined };

/** Newest first, without their text. */
export async function listVersions(
  deps: Pick<Deps, 'applications' | 'versions'>,
  { id, ownerId, cursor }: List,
): Promise<Page<VersionSummary>> {
  await findVersion(deps, ownerId, id);
  const page = await pageAfter(deps.versions, {
    filter: { ownerId, applicationId: id },
    projection: { content: 0 },
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map(presentVersionSummary);
}
