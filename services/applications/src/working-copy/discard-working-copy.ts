import { notDeleted } from '@grantwright/shared/messaging';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import type { ApplicationRecord } from '../applications/application-model.ts';
import { findApplicationHead } from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';
import { digestText, storeVersion, type NewVersion } from '../versions/store-version.ts';
import { findNewestVersion } from '../versions/read-versions.ts';
import { authoredTextsProjection } from '../versions/author.ts';
import { getTextToStore } from '../versions/store-before-edit.ts';

type DiscardDeps = Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>;
type Discard = { id: string; access: TeamAccess; revisions: string[] | undefined };
type Discarded = Pick<ApplicationRecord, 'content' | 'writerNotes' | 'workingCopy'>;

/**
 * Deletes the working copy after storing its text as a version, because the text may have been typed on another device.
 * If revisions are given, deletes the working copy only if it has one of them.
 */
export async function discardWorkingCopy(
  deps: DiscardDeps,
  { id, access, revisions }: Discard,
): Promise<void> {
  const { ownerId } = await findApplicationHead(deps, access, id, 'edit');
  const application = await deps.applications
    .findOne(
      {
        _id: id,
        ...createScope(access, 'edit'),
        'workingCopy.revision': revisions ? { $in: revisions } : { $exists: true },
        ...notDeleted,
      },
      { ...authoredTextsProjection, 'workingCopy.revision': 1 },
    )
    .lean<Discarded>();
  if (!application?.workingCopy) return;
  const { content, revision } = application.workingCopy;
  if (content !== application.content) {
    const version = getTextToStore(application.workingCopy, application);
    await storeDiscarded(deps, { ownerId, applicationId: id, ...version });
  }
  await deps.applications.updateOne(
    { _id: id, ...createScope(access, 'edit'), 'workingCopy.revision': revision, ...notDeleted },
    { $unset: { workingCopy: 1 } },
  );
}

async function storeDiscarded(
  deps: DiscardDeps,
  version: Omit<NewVersion, 'reason'>,
): Promise<void> {
  const { ownerId, applicationId, content } = version;
  if (content.trim() === '') return;
  const newest = await findNewestVersion(deps, ownerId, applicationId);
  if (newest?.digest === digestText(version)) return;
  await storeVersion(deps, { ...version, reason: 'discard' });
}
