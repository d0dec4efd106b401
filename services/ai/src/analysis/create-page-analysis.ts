import { limits, type OrganizationInfo } from '@grantwright/shared/contract';
import type { NewJob } from '../jobs/new-job.ts';
import { loadPageText } from '../sources/load-page-text.ts';

type AnalysisRequest = {
  url: string;
  provider?: 'built-in' | undefined;
  organizationInfo?: OrganizationInfo | undefined;
};

/** Creates the job that analyzes a public web page. */
export const createPageAnalysis = ({ url, ...request }: AnalysisRequest): NewJob<'analysis'> => ({
  kind: 'analysis',
  subject: { url, ...request },
  documentIds: [],
  readSources: async (deps, requester, { signal, onProgress }) => {
    onProgress({ stage: 'reading', done: 0, total: 1 });
    const title = url.slice(0, limits.title);
    const extractedText = await loadPageText(deps, requester, url, signal);
    return { title, documents: [{ name: title, reading: extractedText }], request };
  },
});
