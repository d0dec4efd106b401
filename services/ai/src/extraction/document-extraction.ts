import type { NewJob } from '../jobs/new-job.ts';
import { loadLibraryText } from '../sources/library-reading.ts';

/** The extraction of organization fields from a library document. */
export const documentExtraction = (documentId: string): NewJob<'extraction'> => ({
  kind: 'extraction',
  subject: { documentId },
  documentIds: [documentId],
  readSources: async (deps, person, { signal }) => {
    const document = await loadLibraryText(deps, person, documentId, signal);
    return { title: document.name, documents: [document], request: { notes: [] } };
  },
});
