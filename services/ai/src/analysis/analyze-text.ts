import type { Analysis, ExtractedText } from '@grantwright/shared/contract';
import { formatIsoDate } from '@grantwright/shared/values';
import type { Deps } from '../deps.ts';
import type { WorkOptions } from '../jobs/work-options.ts';
import type { AiProvider, ReserveUsage, ResponseMemory } from '../providers/provider.ts';
import { createAnalysisKey } from './create-analysis-key.ts';
import { saveAnalysis } from './save-analysis.ts';
import { withAmbiguousTime } from './with-ambiguous-time.ts';
import { withFallbacks } from './with-fallbacks.ts';
import { withKeyFacts } from './with-key-facts.ts';
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
