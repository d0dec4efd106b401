import type { Analysis } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { JobInput } from '../jobs/job-input.ts';
import type { WorkOptions } from '../jobs/work-options.ts';
import { chooseProvider } from '../providers/analysts.ts';
import { analyzeText } from './analyze-text.ts';
import { withOpenQuestions } from './open-questions.ts';

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
