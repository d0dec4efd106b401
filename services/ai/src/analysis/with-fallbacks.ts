import { fallbackRequirement, fallbackSections } from '@grantwright/shared/contract';
import type { Analysis } from '@grantwright/shared/contract';

/**
 * The lists shown in step 3, with default entries when nothing was found. `details` contains only what was
 * found.
 */
export const withFallbacks = (analysis: Analysis): Analysis => ({
  ...analysis,
  requirements: analysis.requirements.length > 0 ? analysis.requirements : [fallbackRequirement],
  sections:
    analysis.sections.length > 0
      ? analysis.sections
      : fallbackSections.map((name) => ({ name, description: '' })),
});
