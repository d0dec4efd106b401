import { events } from '@grantwright/shared/events';
import { onEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';

/** What was derived from a document goes with it, also what is being derived right now. */
export const forgetAnalysesWhenDocumentDeleted = ({
  analyses,
  forgotten,
  now,
}: Pick<Deps, 'analyses' | 'forgotten' | 'now'>) =>
  onEvent(
    events.documentDeleted,
    'forget-analyses-when-document-deleted',
    async ({ subject, data }) => {
      await forgotten.updateOne({ _id: subject }, { $set: { at: now() } }, { upsert: true });
      await analyses.deleteMany({ documentId: subject, ownerId: data.ownerId });
    },
  );
