import type { Analysis, Progress, Reading } from '@grantwright/shared/contract';
import { isoDate, type Deps, type Person } from '../deps.ts';
import type { AiProvider } from '../providers/provider.ts';
import { analysisKey } from './analysis-key.ts';
import { saveAnalysis } from './save-analysis.ts';
import { withDoubtfulTime } from './with-doubtful-time.ts';
import { withFallbacks } from './with-fallbacks.ts';
import { withKeyFacts } from './with-key-facts.ts';

export type Live = { signal: AbortSignal; onProgress: (progress: Progress) => void };
type Work = { person: Person; reading: Reading; documentId?: string; provider: AiProvider };

/**
 * The stored analysis of a text, or a new one. The same text is never paid for twice, even in concurrent
 * requests.
 */
export async function analyzeReading(deps: Deps, work: Work, live: Live): Promise<Analysis> {
  const { person, reading, documentId, provider } = work;
  const today = isoDate(deps.now());
  const key = analysisKey({ ownerId: person.id, documentId, reading, provider, today });
  const make = async () => {
    const filter = { _id: key, ownerId: person.id };
    const stored = await deps.analyses.findOne(filter).lean<{ analysis: Analysis }>();
    if (stored) return stored.analysis;
    const analyzed = await analyze(deps, { ...work, today }, live);
    const analysis = withFallbacks(withKeyFacts(withDoubtfulTime(analyzed)));
    await saveAnalysis(deps, { key, ownerId: person.id, documentId, analysis });
    return analysis;
  };
  // the built-in analyst is free, so replicas may analyze the same text
  return deps.localKeyLock(key, live.signal, () =>
    provider.name === 'openai' ? deps.sharedKeyLock(key, live.signal, make) : make(),
  );
}

async function analyze(
  { accounts }: Deps,
  { person, reading, provider, today }: Work & { today: string },
  { signal, onProgress }: Live,
) {
  return provider.analyze({
    reading,
    today,
    userId: person.id,
    signal,
    onProgress,
    reserve: (max) => accounts.reserve(person.id, max),
  });
}
