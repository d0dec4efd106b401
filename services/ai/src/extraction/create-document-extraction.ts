import type { NewJob } from '../jobs/new-job.ts';
import { loadLibraryText } from '../sources/load-library-text.ts';

/** Creates the job that extracts organization fields from a library document. */
export const createDocumentExtraction = (
  documentId: string,
  provider: 'built-in' | undefined,
): NewJob<'extraction'> => ({
  kind: 'extraction',
  subject: { documentId, provider },
  documentIds: [documentId],
  readSources: async (deps, requester, { signal }) => {
    const document = await loadLibraryText(deps, requester, documentId, signal);
    return { title: document.name, documents: [document], request: { notes: [], provider } };
  },
});
