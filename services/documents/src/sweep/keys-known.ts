import type { SweepDeps } from './sweep-deps.ts';

/**
 * Those of the keys that a document names. Also the files of documents that are being deleted: the rule
 * on their deletion removes those.
 */
export async function keysKnown(
  { documents, leftovers }: Pick<SweepDeps, 'documents' | 'leftovers'>,
  keys: string[],
): Promise<Set<string>> {
  const among = { fileKey: { $in: keys } };
  const [kept, leaving] = await Promise.all([
    documents.find(among, { _id: 0, fileKey: 1 }).lean<{ fileKey: string }[]>(),
    leftovers.find(among, { _id: 0, fileKey: 1 }).lean<{ fileKey: string }[]>(),
  ]);
  return new Set([...kept, ...leaving].map(({ fileKey }) => fileKey));
}
