import { events } from '@grantwright/shared/events';
import { onEvent } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { extractDocumentText } from '../extracted-texts/extract-document-text.ts';

/** Extracts the text of a new document in the background, before a user needs it. */
export const readTextWhenDocumentSaved = (deps: Deps) =>
  onEvent(events.documentSaved, 'read-text-when-document-saved', async ({ subject, data }) => {
    await extractDocumentText(deps, data.ownerId, subject, { isUrgent: false });
  });
