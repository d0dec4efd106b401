import { events } from '@grantwright/shared/events';
import { when } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { readLibraryDocument } from '../readings/read-library-document.ts';

/** The text of a document is read as soon as it is saved, so that it is there when it is asked for. */
export const readTextWhenDocumentSaved = (deps: Deps) =>
  when(events.documentSaved, 'read-text-when-document-saved', async ({ subject, data }) => {
    await readLibraryDocument(deps, data.ownerId, subject, { isUrgent: false });
  });
