import pLimit from 'p-limit';
import type { Deps } from '../deps.ts';
import type { LoadedDocument } from '../jobs/new-job.ts';
import type { WorkOptions } from '../jobs/new-job.ts';
import type { Requester } from '../requester.ts';
import { loadLibraryText } from '../sources/load-library-text.ts';

/** Returns the texts of the selected library documents.
 *
 * @throws AppError `not-found` for another user's document */
export async function readDocuments(
  deps: Pick<Deps, 'internal'>,
  requester: Requester,
  ids: string[],
  { signal, onProgress }: WorkOptions,
): Promise<LoadedDocument[]> {
  const distinct = [...new Set(ids)];
  const total = distinct.length;
  const limit = pLimit(4);
  let done = 0;
  return Promise.all(
    distinct.map((id) =>
      limit(async () => {
        const document = await loadLibraryText(deps, requester, id, signal);
        onProgress({ stage: 'reading', done: ++done, total });
        return document;
      }),
    ),
  );
}
