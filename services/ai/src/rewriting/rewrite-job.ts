import type { RewriteRequest } from '@grantwright/shared/contract';
import { checkNodeCount } from '@grantwright/shared/service';
import { readDocuments } from '../generation/read-documents.ts';
import type { NewJob } from '../jobs/new-job.ts';

/** Creates the job that rewrites one section. */
export const rewriteJob = (request: RewriteRequest): NewJob<'rewrite'> => {
  checkNodeCount(request.content);
  const documentIds = [...new Set(request.documentIds)];
  return {
    kind: 'rewrite',
    subject: request,
    documentIds,
    readSources: async (deps, requester, workOptions) => ({
      title: request.section,
      documents: await readDocuments(deps, requester, documentIds, workOptions),
      request,
    }),
  };
};
