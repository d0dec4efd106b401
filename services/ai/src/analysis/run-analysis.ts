import type { Analysis, OrganizationInfo } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { JobInput } from '../jobs/job-input.ts';
import type { WorkOptions } from '../jobs/new-job.ts';
import { chooseProvider, type Analysts } from '../providers/analysts.ts';
import { analyzeText } from './analyze-text.ts';

/**
 * Analyzes guidelines and omits questions already answered by the organization profile. A stored analysis does not
 * report usage, because its usage was already reported to the request that paid for it.
 */
export async function runAnalysis(
  deps: Deps,
  { ownerId, request, documents, memory, usage }: JobInput<'analysis'>,
  workOptions: WorkOptions,
): Promise<Analysis> {
  const [guidelines] = documents;
  if (!guidelines) throw new Error('an analysis without a document');
  const { reading: extractedText, documentId } = guidelines;
  const provider = chooseProvider(deps.analysts, request.provider);
  const analysis = await analyzeText(
    deps,
    { ownerId, extractedText, documentId, provider, memory, reserve: usage.reserve },
    workOptions,
  );
  const open = await withOpenQuestions(deps.analysts, analysis, request.organizationInfo, {
    userId: ownerId,
    signal: workOptions.signal,
  });
  const used = await usage.total();
  return used ? { ...open, details: { ...open.details, usage: used } } : open;
}

/** Removes questions already answered by the profile or the user's notes. */
async function withOpenQuestions(
  { openQuestions }: Pick<Analysts, 'openQuestions'>,
  analysis: Analysis,
  organizationInfo: OrganizationInfo | undefined,
  options: Parameters<Analysts['openQuestions']>[1],
): Promise<Analysis> {
  const { questions } = analysis.details;
  if (!organizationInfo || questions.length === 0) return analysis;
  const open = await openQuestions({ questions, organizationInfo }, options);
  return { ...analysis, details: { ...analysis.details, questions: open } };
}
