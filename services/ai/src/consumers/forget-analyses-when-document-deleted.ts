import { events } from '@grantwright/shared/events';
import { onEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** Deletes the analyses of a deleted document, including one in progress, and the jobs that read it. */
export const forgetAnalysesWhenDocumentDeleted = ({
  analyses,
  jobs,
  deletedDocuments,
  now,
}: Pick<Deps, 'analyses' | 'jobs' | 'deletedDocuments' | 'now'>) =>
  onEvent(
    events.documentDeleted,
    'forget-analyses-when-document-deleted',
    async ({ subject, data }) => {
      await deletedDocuments.updateOne({ _id: subject }, { $set: { at: now() } }, { upsert: true });
      await analyses.deleteMany({ documentId: subject, ownerId: data.ownerId });
      await jobs.deleteMany({
        documentIds: subject,
        ownerId: data.ownerId,
        state: { $ne: 'running' },
      });
    },
  );
