import type { Analysis, OrganizationInfo } from '@grantwright/shared/contract';
import type { Deps, Person } from '../deps.ts';
import type { AiProvider } from '../providers/provider.ts';
import { pageReading } from '../sources/page-reading.ts';
import { analyzeReading, type Live } from './analyze-reading.ts';
import { withOpenQuestions } from './open-questions.ts';

type Work = { url: string; provider: AiProvider; organizationInfo?: OrganizationInfo };

/** Analyzes a public web page. */
export async function analyzeUrl(
  deps: Deps,
  person: Person,
  { url, provider, organizationInfo }: Work,
  live: Live,
): Promise<Analysis> {
  live.onProgress({ stage: 'reading', done: 0, total: 1 });
  const reading = await pageReading(deps, person, url, live.signal);
  const analysis = await analyzeReading(deps, { person, reading, provider }, live);
  return withOpenQuestions(deps.analysts, analysis, organizationInfo, {
    userId: person.id,
    signal: live.signal,
  });
}
