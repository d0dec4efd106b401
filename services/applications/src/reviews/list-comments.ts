import type { ReviewComment } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import { findApplicationHead } from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';
import { presentComment } from './present-comment.ts';

type List = { id: string; cursor: string | undefined };

/** Lists the comments made through any link to an application, newest first. */
export async function listComments(
  deps: Pick<Deps, 'applications' | 'comments'>,
  access: TeamAccess,
  { id, cursor }: List,
): Promise<Page<ReviewComment>> {
  const { ownerId } = await findApplicationHead(deps, access, id);
  const page = await listPageAfter(deps.comments, {
    filter: { ownerId, applicationId: id },
    projection: { outbox: 0 },
    sort: { createdAt: -1, _id: -1 },
    cursor,
  });
  return page.map((record) => ({ ...presentComment(record), linkId: record.linkId }));
}
