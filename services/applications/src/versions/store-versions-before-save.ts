import { notDeleted } from '@grantwright/shared/messaging';
import type { ApplicationRecord } from '../applications/application-model.ts';
import type { Deps } from '../deps.ts';
import { contentDigest } from './content-digest.ts';
import { storeVersionBeforeEdit } from './store-version-before-edit.ts';

type Save = { id: string; ownerId: string; version: number; content: string };

/**
 * Stores the text replaced by a save: the last save, unless a version has the same text, and the working copy. Both
 * follow the rules for an edit and are stored before the save, so that nothing is lost on a failure.
 */
export async function storeVersionsBeforeSave(
  deps: Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>,
  { id, ownerId, version, content: replacedBy }: Save,
): Promise<void> {
  const before = await deps.applications
    .findOne({ _id: id, ownerId, version, ...notDeleted }, { content: 1, 'workingCopy.content': 1 })
    .lean<Pick<ApplicationRecord, 'content' | 'workingCopy'>>();
  if (!before) return;
  const edit = { ownerId, applicationId: id, replacedBy };
  const { content, workingCopy } = before;
  const digest = contentDigest(content);
  if (!(await deps.versions.exists({ ownerId, applicationId: id, digest })))
    await storeVersionBeforeEdit(deps, { ...edit, content });
  if (workingCopy) await storeVersionBeforeEdit(deps, { ...edit, content: workingCopy.content });
}
