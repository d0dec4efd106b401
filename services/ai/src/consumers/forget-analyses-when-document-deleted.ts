import { events } from '@grantwright/shared/events';
import { onEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/**
 * Deletes all analyses of a deleted document, including any in progress, and the jobs of its owner and of all members
 * of the owner's organizations that read it.
 */
export const forgetAnalysesWhenDocumentDeleted = ({
  analyses,
  jobs,
  memberships,
  deletedDocuments,
  now,
}: Pick<Deps, 'analyses' | 'jobs' | 'memberships' | 'deletedDocuments' | 'now'>) =>
  onEvent(
    events.documentDeleted,
    'forget-analyses-when-document-deleted',
    async ({ subject, data }) => {
      await deletedDocuments.updateOne({ _id: subject }, { $set: { at: now() } }, { upsert: true });
      const { ownerId } = data;
      const readers = { $in: [ownerId, ...(await memberships.membersOf(ownerId))] };
      await analyses.deleteMany({ documentId: subject, ownerId: readers });
      await jobs.deleteMany({
        documentIds: subject,
        ownerId: readers,
        state: { $ne: 'running' },
      });
    },
  );
