import type { Analysis } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';

type NewAnalysis = {
  key: string;
  ownerId: string;
  documentId: string | undefined;
  analysis: Analysis;
};

/** Stores an analysis, unless its document was deleted in the meantime. */
export async function saveAnalysis(
  { analyses, deletedDocuments, now }: Pick<Deps, 'analyses' | 'deletedDocuments' | 'now'>,
  { key, ownerId, documentId, analysis }: NewAnalysis,
): Promise<void> {
  const record = { ...(documentId && { documentId }), analysis, createdAt: now() };
  await analyses.updateOne({ _id: key, ownerId }, { $set: record }, { upsert: true });
  if (documentId && (await deletedDocuments.exists({ _id: documentId })))
    await analyses.deleteOne({ _id: key, ownerId });
}
