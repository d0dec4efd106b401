import type { ReviewComment } from '@grantwright/shared/contract';
import { pageAfter, type Page } from '@grantwright/shared/storage';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import { presentComment } from './present-comment.ts';

type List = { id: string; ownerId: string; cursor: string | undefined };

/** The comments of all links of an application, newest first. */
export async function listComments(
  deps: Pick<Deps, 'applications' | 'comments'>,
  { id, ownerId, cursor }: List,
): Promise<Page<ReviewComment>> {
  await findVersion(deps, ownerId, id);
  const page = await pageAfter(deps.comments, {
    filter: { ownerId, applicationId: id },
    projection: { outbox: 0 },
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map(presentComment);
}
