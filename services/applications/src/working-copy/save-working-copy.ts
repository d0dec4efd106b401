import type { WorkingCopyFields } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import type { StoredWorkingCopy } from '../applications/application-model.ts';
import {
  findApplicationHead,
  type ApplicationHead,
} from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';
import { authoredTextsProjection, chooseAuthor, type AuthoredTexts } from '../versions/author.ts';
import { getTextToStore, storeVersionBeforeEdit } from '../versions/store-before-edit.ts';
import {
  createNotStaleFilter,
  assertNotStale,
  createStaleVersionError,
} from './assert-not-stale.ts';

type SaveRequest = { id: string; access: TeamAccess; sent: WorkingCopyFields };
type SavedRevision = { revision: string; savedAt: string };

/**
 * Stores text typed after the last save, unless the application or its working copy was changed elsewhere. A repeat
 * with the same revision changes nothing. The replaced text may become a version.
 */
export async function saveWorkingCopy(deps: Deps, request: SaveRequest): Promise<SavedRevision> {
  const { id, access, sent } = request;
  const current = await findApplicationHead(deps, access, id, 'edit');
  const repeated = findSavedRevision(current, sent);
  if (repeated) return repeated;
  assertNotStale(current, { versions: [sent.version], replaces: sent.replaces });
  const { content } = await deps.cleaner.clean(sent.content, access.userId);
  const { ownerId } = current;
  const authorId = await storeReplaced(deps, { id, ownerId, userId: access.userId, content });
  const { revision, submission } = sent;
  const savedAt = deps.now();
  const workingCopy = {
    ...{ revision, content, savedAt },
    ...(authorId !== undefined && { authorId }),
    ...(submission && { submission }),
  };
  const isStored = await replace(deps, request, workingCopy);
  return isStored ? { revision, savedAt: savedAt.toISOString() } : repeatSave(deps, request);
}

type Edit = { id: string; ownerId: string; userId: string; content: string };

/**
 * Stores the text that an edit replaces as a version if the rules for an edit require it. This comes before the edit,
 * so that no text is lost if the process dies in between.
 *
 * @returns the author of the new text
 */
async function storeReplaced(
  deps: Deps,
  { id, ownerId, userId, content: replacedBy }: Edit,
): Promise<string | undefined> {
  const before = await deps.applications
    .findOne({ _id: id, ownerId, ...notDeleted }, authoredTextsProjection)
    .lean<AuthoredTexts>();
  if (!before) return userId;
  await storeVersionBeforeEdit(deps, {
    ...{ ownerId, applicationId: id },
    ...getTextToStore(before.workingCopy ?? before, before),
    replacedBy,
  });
  return chooseAuthor(replacedBy, before, userId);
}

/** @returns false if another write came first */
const replace = async (
  { applications }: Deps,
  { id, access, sent }: SaveRequest,
  workingCopy: StoredWorkingCopy,
): Promise<boolean> => {
  const { matchedCount } = await applications.updateOne(
    {
      _id: id,
      ...createScope(access, 'edit'),
      ...createNotStaleFilter(sent.version, sent.replaces),
      ...notDeleted,
    },
    { $set: { workingCopy } },
  );
  return matchedCount > 0;
};

/** Checks whether the earlier write was a concurrent repeat of this write. */
async function repeatSave(deps: Deps, { id, access, sent }: SaveRequest): Promise<SavedRevision> {
  const saved = findSavedRevision(await findApplicationHead(deps, access, id, 'edit'), sent);
  if (!saved) throw createStaleVersionError();
  return saved;
}

const findSavedRevision = (
  { workingCopy }: ApplicationHead,
  { revision }: WorkingCopyFields,
): SavedRevision | undefined =>
  workingCopy?.revision === revision
    ? { revision, savedAt: workingCopy.savedAt.toISOString() }
    : undefined;
