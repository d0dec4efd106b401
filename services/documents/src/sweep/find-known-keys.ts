import { sweepComment, type SweepDeps } from './sweep-deps.ts';

/**
 * Returns the keys of documents' files. Includes documents that are being deleted, because their files are removed by
 * the consumer of `document.deleted`.
 */
export async function findKnownKeys(
  { documents, deletedFiles }: Pick<SweepDeps, 'documents' | 'deletedFiles'>,
  keys: string[],
): Promise<Set<string>> {
  const filter = { fileKey: { $in: keys } };
  const [current, deleted] = await Promise.all([
    documents
      .find(filter, { _id: 0, fileKey: 1 })
      .comment(sweepComment)
      .lean<{ fileKey: string }[]>(),
    deletedFiles
      .find(filter, { _id: 0, fileKey: 1 })
      .comment(sweepComment)
      .lean<{ fileKey: string }[]>(),
  ]);
  return new Set([...current, ...deleted].map(({ fileKey }) => fileKey));
}
