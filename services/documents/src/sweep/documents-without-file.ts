import { alive } from '@grantwright/shared/messaging';
import { batchesOf } from './batches-of.ts';
import type { SweepDeps } from './sweep-deps.ts';

const batchSize = 500;
/** Files that are looked for at the same time. */
const lookups = 16;

/** The ids of documents whose file is not in the store. */
export async function documentsWithoutFile(
  { documents, blobs }: SweepDeps,
  goOn: () => Promise<void>,
): Promise<string[]> {
  const missing: string[] = [];
  const rows = documents
    .find(alive, { fileKey: 1 })
    .sort({ _id: 1 })
    .lean<{ _id: string; fileKey: string }[]>()
    .cursor({ batchSize });
  for await (const group of batchesOf(rows, lookups)) {
    await goOn();
    const there = await Promise.all(group.map(({ fileKey }) => blobs.has(fileKey)));
    for (const [at, { _id }] of group.entries())
      // looked at again: it may have been deleted meanwhile
      if (!there[at] && (await documents.exists({ _id, ...alive }))) missing.push(_id);
  }
  return missing;
}
