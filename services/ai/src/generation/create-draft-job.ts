import type { GenerateRequest } from '@grantwright/shared/contract';
import type { NewJob } from '../jobs/new-job.ts';
import { readDocuments } from './read-documents.ts';

export const createDraftJob = (request: GenerateRequest): NewJob<'draft'> => {
  const documentIds = [...new Set(request.documentIds)];
  return {
    kind: 'draft',
    subject: request,
    documentIds,
    readSources: async (deps, requester, workOptions) => ({
      title: request.grantProgram ?? '',
      documents: await readDocuments(deps, requester, documentIds, workOptions),
      request,
    }),
  };
};
