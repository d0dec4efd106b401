import {
  fallbackRequirement,
  fallbackSections,
  type Analysis,
  type ExtractedText,
} from '@grantwright/shared/contract';
import { formatIsoDate } from '@grantwright/shared/values';
import { findKeyFacts, isOptionalAction } from '@grantwright/analyst/main-thread';
import type { Deps } from '../deps.ts';
import type { WorkOptions } from '../jobs/new-job.ts';
import type { AiProvider, ReserveUsage, ResponseMemory } from '../providers/provider.ts';
import { createAnalysisKey } from './create-analysis-key.ts';
import { withAmbiguousTime } from './with-ambiguous-time.ts';
import { withOfferedFields } from './with-offered-fields.ts';

type Guidelines = {
  ownerId: string;
  extractedText: ExtractedText;
  documentId: string | undefined;
  provider: AiProvider;
  memory: ResponseMemory;
  reserve: ReserveUsage;
};

/**
 * Returns the stored analysis of the text, or runs a new one. Each user runs one analysis at a time, so the same text
 * is never paid for twice.
 */
export async function analyzeText(
  deps: Deps,
  { ownerId, extractedText, documentId, provider, memory, reserve }: Guidelines,
  { signal, onProgress }: WorkOptions,
): Promise<Analysis> {
  const today = formatIsoDate(deps.now());
  const key = createAnalysisKey({ ownerId, documentId, extractedText, provider, today });
  const stored = await deps.analyses.findOne({ _id: key, ownerId }).lean<{ analysis: Analysis }>();
  if (stored) return stored.analysis;
  const input = { extractedText, today, userId: ownerId, signal };
  const analyzed = await provider.analyze({
    ...input,
    onProgress,
    memory,
    reserve,
  });
  const completed = await withOfferedFields(deps.analysts.builtIn, input, analyzed);
  const analysis = withFallbacks(withKeyFacts(withAmbiguousTime(completed)));
  // a later analysis retries the missing parts
  if (!analysis.details.isIncomplete)
    await saveAnalysis(deps, { key, ownerId, documentId, analysis });
  return analysis;
}

type NewAnalysis = {
  key: string;
  ownerId: string;
  documentId: string | undefined;
  analysis: Analysis;
};

/** Stores an analysis, unless its document was deleted in the meantime. */
async function saveAnalysis(
  { analyses, deletedDocuments, now }: Pick<Deps, 'analyses' | 'deletedDocuments' | 'now'>,
  { key, ownerId, documentId, analysis }: NewAnalysis,
): Promise<void> {
  const record = { ...(documentId && { documentId }), analysis, createdAt: now() };
  await analyses.updateOne({ _id: key, ownerId }, { $set: record }, { upsert: true });
  if (documentId && (await deletedDocuments.exists({ _id: documentId })))
    await analyses.deleteOne({ _id: key, ownerId });
}

/** Adds default entries to empty lists for step 3; leaves `details` unchanged. */
const withFallbacks = (analysis: Analysis): Analysis => ({
  ...analysis,
  requirements: analysis.requirements.length > 0 ? analysis.requirements : [fallbackRequirement],
  sections:
    analysis.sections.length > 0
      ? analysis.sections
      : fallbackSections.map((name) => ({ name, description: '' })),
});

/** Adds key facts and marks optional actions, based on the requirements found by any analyst. */
const withKeyFacts = ({ details, ...analysis }: Analysis): Analysis => ({
  ...analysis,
  details: {
    ...details,
    keyFacts: findKeyFacts(details),
    requirements: details.requirements.map((requirement) =>
      isOptionalAction(requirement) ? { ...requirement, optional: true } : requirement,
    ),
  },
});
