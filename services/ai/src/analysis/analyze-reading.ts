import type { Analysis, Progress, Reading } from '@grantwright/shared/contract';
import { isoDate, type Deps, type Person } from '../deps.ts';
import type { AiProvider } from '../providers/provider.ts';
import { analysisKey } from './analysis-key.ts';
import { keepAnalysis } from './keep-analysis.ts';
import { withDoubtfulTime } from './with-doubtful-time.ts';
import { withFallbacks } from './with-fallbacks.ts';
import { withKeyFacts } from './with-key-facts.ts';

export type Live = { signal: AbortSignal; onProgress: (progress: Progress) => void };
type Work = { person: Person; reading: Reading; documentId?: string; provider: AiProvider };

/**
 * The analysis of a text: the one kept for this person, or a new one. The same text is not paid for
 * twice, also when it is asked for twice at once.
 */
export async function analyzeReading(deps: Deps, work: Work, live: Live): Promise<Analysis> {
  const { person, reading, documentId, provider } = work;
  const today = isoDate(deps.now());
  const key = analysisKey({ ownerId: person.id, documentId, reading, provider, today });
  const make = async () => {
    const which = { _id: key, ownerId: person.id };
    const kept = await deps.analyses.findOne(which).lean<{ analysis: Analysis }>();
    if (kept) return kept.analysis;
    const analyzed = await analyze(deps, { ...work, today }, live);
    const analysis = withFallbacks(withKeyFacts(withDoubtfulTime(analyzed)));
    await keepAnalysis(deps, { key, ownerId: person.id, documentId, analysis });
    return analysis;
  };
  // The built-in analyst costs nothing: two copies may read the same.
  return deps.turns(key, live.signal, () =>
    provider.name === 'openai' ? deps.turnsOfCopies(key, live.signal, make) : make(),
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
    reserve: (most) => accounts.reserve(person.id, most),
  });
}
