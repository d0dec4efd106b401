import type { WorkingCopyFields } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { scopeOf, type TeamAccess } from '@grantwright/shared/service';
import type { StoredWorkingCopy } from '../applications/application-model.ts';
import { findVersion, type StoredVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import { authoredTexts, type AuthoredTexts } from '../versions/author-of.ts';
import { findAuthor } from '../versions/find-author.ts';
import { storeVersionBeforeEdit } from '../versions/store-version-before-edit.ts';
import { notStale, refuseStaleEdit, staleVersionError } from './refuse-stale-edit.ts';

type Request = { id: string; access: TeamAccess; sent: WorkingCopyFields };
type SavedRevision = { revision: string; savedAt: string };

/**
 * Stores text typed after the last save, unless the application or its working copy was changed elsewhere. A repeat
 * with the same revision changes nothing. The replaced text may become a version.
 */
export async function saveWorkingCopy(deps: Deps, request: Request): Promise<SavedRevision> {
  const { id, access, sent } = request;
  const current = await findVersion(deps, access, id, 'edit');
  const repeated = savedBefore(current, sent);
  if (repeated) return repeated;
  refuseStaleEdit(current, { versions: [sent.version], replaces: sent.replaces });
  const { content } = await deps.cleaner.clean(sent.content, access.userId);
  const { revision, submission } = sent;
  const authorId = await findAuthor(deps, { id, ownerId: current.ownerId, content, access });
  const savedAt = deps.now();
  const workingCopy = {
    ...{ revision, content, savedAt },
    ...(authorId !== undefined && { authorId }),
    ...(submission && { submission }),
  };
  const before = await replace(deps, request, workingCopy);
  if (!before) return savedByRepeat(deps, request);
  const replaced = before.workingCopy ?? before;
  await storeVersionBeforeEdit(deps, {
    applicationId: id,
    ownerId: current.ownerId,
    content: replaced.content,
    authorId: replaced.authorId,
    replacedBy: content,
  });
  return { revision, savedAt: savedAt.toISOString() };
}

/** @returns the application before the write, or null if another write came first */
const replace = (
  { applications }: Deps,
  { id, access, sent }: Request,
  workingCopy: StoredWorkingCopy,
) =>
  applications
    .findOneAndUpdate(
      {
        _id: id,
        ...scopeOf(access, 'edit'),
        ...notStale(sent.version, sent.replaces),
        ...notDeleted,
      },
      { $set: { workingCopy } },
      { returnDocument: 'before', projection: authoredTexts },
    )
    .lean<AuthoredTexts>();

/** Checks whether the earlier write was a concurrent repeat of this write. */
async function savedByRepeat(deps: Deps, { id, access, sent }: Request): Promise<SavedRevision> {
  const saved = savedBefore(await findVersion(deps, access, id, 'edit'), sent);
  if (!saved) throw staleVersionError();
  return saved;
}

const savedBefore = (
  { workingCopy }: StoredVersion,
  { revision }: WorkingCopyFields,
): SavedRevision | undefined =>
  workingCopy?.revision === revision
    ? { revision, savedAt: workingCopy.savedAt.toISOString() }
    : undefined;
