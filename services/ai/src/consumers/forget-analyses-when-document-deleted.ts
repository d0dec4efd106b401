import { events } from '@grantwright/shared/events';
import { onEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** Deletes the analyses of a deleted document, including one in progress. */
export const forgetAnalysesWhenDocumentDeleted = ({
  analyses,
  deletedDocuments,
  now,
}: Pick<Deps, 'analyses' | 'deletedDocuments' | 'now'>) =>
  onEvent(
    events.documentDeleted,
    'forget-analyses-when-document-deleted',
    async ({ subject, data }) => {
      await deletedDocuments.updateOne({ _id: subject }, { $set: { at: now() } }, { upsert: true });
      await analyses.deleteMany({ documentId: subject, ownerId: data.ownerId });
    },
  );
