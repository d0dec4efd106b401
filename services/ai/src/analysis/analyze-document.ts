import type { Analysis, OrganizationInfo } from '@grantwright/shared/contract';
import type { Deps, Person } from '../deps.ts';
import type { AiProvider } from '../providers/provider.ts';
import { libraryReading } from '../sources/library-reading.ts';
import { analyzeReading, type Live } from './analyze-reading.ts';
import { withOpenQuestions } from './open-questions.ts';

type Work = { documentId: string; provider: AiProvider; organizationInfo?: OrganizationInfo };

/** Analyzes a library document. */
export async function analyzeDocument(
  deps: Deps,
  person: Person,
  { documentId, provider, organizationInfo }: Work,
  live: Live,
): Promise<Analysis> {
  live.onProgress({ stage: 'reading', done: 0, total: 1 });
  const { reading } = await libraryReading(deps, person, documentId, live.signal);
  const analysis = await analyzeReading(deps, { person, reading, documentId, provider }, live);
  return withOpenQuestions(deps.analysts, analysis, organizationInfo, {
    userId: person.id,
    signal: live.signal,
  });
}
