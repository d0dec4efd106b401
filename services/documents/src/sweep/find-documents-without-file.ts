import { notDeleted } from '@grantwright/shared/messaging';
import { toBatches } from './to-batches.ts';
import { sweepComment, type SweepDeps } from './sweep-deps.ts';

const batchSize = 500;
/** Concurrent requests to the store. */
const concurrency = 16;

/** Returns the IDs of documents whose file is not in the store. */
export async function findDocumentsWithoutFile(
  { documents, blobs }: SweepDeps,
  keepGoing: () => Promise<void>,
): Promise<string[]> {
  const missing: string[] = [];
  const rows = documents
    .find(notDeleted, { fileKey: 1 })
    .comment(sweepComment)
    .sort({ _id: 1 })
    .lean<{ _id: string; fileKey: string }[]>()
    .cursor({ batchSize });
  for await (const group of toBatches(rows, concurrency)) {
    await keepGoing();
    const exists = await Promise.all(group.map(({ fileKey }) => blobs.has(fileKey)));
    for (const [index, { _id }] of group.entries())
      // check again, because the document may have been deleted in the meantime
      if (!exists[index] && (await documents.exists({ _id, ...notDeleted }).comment(sweepComment)))
        missing.push(_id);
  }
  return missing;
}
