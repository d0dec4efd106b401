import { notDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { authoredTextsProjection, chooseAuthor, type AuthoredTexts } from './choose-author.ts';
import { getTextToStore } from './text-to-store.ts';
import { digestText } from './digest-text.ts';
import { storeVersionBeforeEdit } from './store-version-before-edit.ts';

type Save = { id: string; ownerId: string; userId: string; version: number; content: string };

/**
 * Stores the text replaced by a save: the last save, unless a version has the same text, and the working copy. Both
 * follow the rules for an edit and are stored before the save, so that nothing is lost on a failure.
 *
 * @returns the author of the new text
 */
export async function storeVersionsBeforeSave(
  deps: Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>,
  { id, ownerId, userId, version, content: replacedBy }: Save,
): Promise<string | undefined> {
  const before = await deps.applications
    .findOne({ _id: id, ownerId, version, ...notDeleted }, authoredTextsProjection)
    .lean<AuthoredTexts>();
  if (!before) return userId;
  const edit = { ownerId, applicationId: id, replacedBy };
  const { workingCopy } = before;
  const lastSave = getTextToStore(before, before);
  const digest = digestText(lastSave);
  if (!(await deps.versions.exists({ ownerId, applicationId: id, digest })))
    await storeVersionBeforeEdit(deps, { ...edit, ...lastSave });
  if (workingCopy)
    await storeVersionBeforeEdit(deps, { ...edit, ...getTextToStore(workingCopy, before) });
  return chooseAuthor(replacedBy, before, userId);
}
