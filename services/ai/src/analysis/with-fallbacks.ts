import { fallbackRequirement, fallbackSections } from '@grantwright/shared/contract';
import type { Analysis } from '@grantwright/shared/contract';

/** Adds default entries to empty lists for step 3; leaves `details` unchanged. */
export const withFallbacks = (analysis: Analysis): Analysis => ({
  ...analysis,
  requirements: analysis.requirements.length > 0 ? analysis.requirements : [fallbackRequirement],
  sections:
    analysis.sections.length > 0
      ? analysis.sections
      : fallbackSections.map((name) => ({ name, description: '' })),
});
