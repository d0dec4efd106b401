import type { Analysis, OrganizationInfo } from '@grantwright/shared/contract';
import type { Analysts } from '../providers/analysts.ts';

/** Removes questions already answered by the profile or the user's notes. */
export async function withOpenQuestions(
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
