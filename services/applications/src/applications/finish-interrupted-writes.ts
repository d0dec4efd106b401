import { notDeleted } from '@grantwright/shared/messaging';
import type { Model } from 'mongoose';
import { removeAnswerIfOrphaned } from '../answers/remove-answer-if-orphaned.ts';
import type { AnswerRecord } from '../answers/answer-model.ts';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { removeRecordIfOrphaned, type DependentRecord } from './remove-record-if-orphaned.ts';
import { removeIfOrphaned } from './remove-if-orphaned.ts';
import { isOrganizationDeleted } from './is-organization-deleted.ts';

/** The maximum time until an organization's deletion event arrives. */
const deletionTimeoutMs = 24 * 60 * 60 * 1000;

type InterruptedWritesDeps = Pick<
  Deps,
  | 'applications'
  | 'deletedOrganizations'
  | 'versions'
  | 'answers'
  | 'reviewLinks'
  | 'comments'
  | 'relay'
  | 'newId'
  | 'now'
>;

/** Finishes the work of processes that were killed between a write and its check. */
export async function finishInterruptedWrites(deps: InterruptedWritesDeps): Promise<void> {
  await removeOrphanedApplications(deps);
  await removeOrphanedRecords(deps, deps.versions);
  await removeOrphanedRecords(deps, deps.reviewLinks);
  await removeOrphanedRecords(deps, deps.comments);
  await removeOrphanedAnswers(deps);
}

async function removeOrphanedAnswers(deps: InterruptedWritesDeps): Promise<void> {
  const unchecked = deps.answers
    .find({ unchecked: { $exists: true } }, { ownerId: 1, organizationId: 1, unchecked: 1 })
    .lean<AnswerRecord[]>()
    .cursor();
  for await (const answer of unchecked) await removeAnswerIfOrphaned(deps, answer);
}

async function removeOrphanedRecords<T extends DependentRecord>(
  deps: InterruptedWritesDeps,
  records: Model<T>,
): Promise<void> {
  const unchecked = records
    .find({ unchecked: { $exists: true } }, { ownerId: 1, applicationId: 1, unchecked: 1 })
    .lean<DependentRecord[]>()
    .cursor();
  for await (const record of unchecked) await removeRecordIfOrphaned(deps, records, record);
}

/**
 * Removes applications of deleted organizations after a process was killed between adding an application to an
 * organization and checking that the organization still exists. Other applications stay marked for a day, because the
 * deletion event may still be in transit; its consumer then removes them. Writes in progress may be checked too,
 * because any check after the write is enough.
 */
async function removeOrphanedApplications(deps: InterruptedWritesDeps): Promise<void> {
  const unchecked = deps.applications
    .find(
      { unchecked: { $exists: true }, ...notDeleted },
      {
        ownerId: 1,
        creatorId: 1,
        organizationId: 1,
        version: 1,
        sequence: 1,
        unchecked: 1,
        updatedAt: 1,
      },
    )
    .lean<ApplicationRecord[]>()
    .cursor();
  const writtenBefore = new Date(deps.now().getTime() - deletionTimeoutMs);
  for await (const application of unchecked)
    if (
      application.updatedAt < writtenBefore ||
      (await isOrganizationDeleted(deps, application.organizationId))
    )
      await removeIfOrphaned(deps, application);
}
