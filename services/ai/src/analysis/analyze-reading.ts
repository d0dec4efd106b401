import type { Analysis, Progress, Reading } from '@grantwright/shared/contract';
import { isoDate, type Deps, type Person } from '../deps.ts';
import type { AiProvider } from '../providers/provider.ts';
import { analysisKey } from './analysis-key.ts';
import { keepAnalysis } from './keep-analysis.ts';
import { withFallbacks } from './with-fallbacks.ts';

export type Live = { signal: AbortSignal; onProgress: (progress: Progress) => void };
type Work = { person: Person; reading: Reading; documentId?: string; provider: AiProvider };

/** The analysis of a text: the one kept for this person, or a new one. The same text is not paid for twice. */
export async function analyzeReading(
  deps: Deps,
  { person, reading, documentId, provider }: Work,
  { signal, onProgress }: Live,
): Promise<Analysis> {
  const today = isoDate(deps.now());
  const key = analysisKey({ ownerId: person.id, documentId, reading, provider, today });
  const kept = await deps.analyses.findById(key).lean<{ analysis: Analysis }>();
  if (kept) return kept.analysis;
  if (provider.name === 'openai') await deps.accounts.beforeUse(person.id);
  const found = await provider.analyze({
    reading,
    today,
    signal,
    onProgress,
    onUsage: (usage) => deps.accounts.book(person.id, usage),
  });
  const analysis = withFallbacks(found);
  await keepAnalysis(deps, { key, ownerId: person.id, documentId, analysis });
  return analysis;
}
