import { limits } from '@grantwright/shared/contract';
import type { NewJob } from '../jobs/new-job.ts';
import { loadUploadedTexts } from '../sources/load-uploaded-texts.ts';
import type { Upload } from '../sources/open-upload.ts';

/** Creates the job that extracts organization fields from uploaded files, which are not saved. */
export const uploadExtraction = (
  upload: Upload,
  provider: 'built-in' | undefined,
): NewJob<'extraction'> => ({
  kind: 'extraction',
  documentIds: [],
  readSources: async (deps, requester, { signal }) => {
    const { documents, notes } = await loadUploadedTexts(deps, requester, upload, signal);
    const title = documents
      .map(({ name }) => name)
      .join(', ')
      .slice(0, limits.title);
    return { title, documents, request: { notes, provider } };
  },
});
