import type { OrganizationInfo } from '@grantwright/shared/contract';
import type { NewJob } from '../jobs/new-job.ts';
import { loadLibraryText } from '../sources/load-library-text.ts';

type AnalysisRequest = {
  documentId: string;
  provider?: 'built-in' | undefined;
  organizationInfo?: OrganizationInfo | undefined;
};

export const createDocumentAnalysis = ({
  documentId,
  ...request
}: AnalysisRequest): NewJob<'analysis'> => ({
  kind: 'analysis',
  subject: { documentId, ...request },
  documentIds: [documentId],
  readSources: async (deps, requester, { signal, onProgress }) => {
    onProgress({ stage: 'reading', done: 0, total: 1 });
    const document = await loadLibraryText(deps, requester, documentId, signal);
    return { title: document.name, documents: [document], request };
  },
});
