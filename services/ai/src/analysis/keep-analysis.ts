import type { Analysis } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';

type Kept = {
  key: string;
  ownerId: string;
  documentId: string | undefined;
  analysis: Analysis;
};

/** Keeps an analysis, unless its document was deleted while it was made. */
export async function keepAnalysis(
  { analyses, forgotten, now }: Pick<Deps, 'analyses' | 'forgotten' | 'now'>,
  { key, ownerId, documentId, analysis }: Kept,
): Promise<void> {
  const record = { ...(documentId && { documentId }), analysis, createdAt: now() };
  await analyses.updateOne({ _id: key, ownerId }, { $set: record }, { upsert: true });
  if (documentId && (await forgotten.exists({ _id: documentId })))
    await analyses.deleteOne({ _id: key, ownerId });
}
