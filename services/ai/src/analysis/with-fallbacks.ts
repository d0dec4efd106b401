import { fallbackRequirement, fallbackSections } from '@grantwright/shared/contract';
import type { Analysis } from '@grantwright/shared/contract';

/**
 * The lists that step 3 shows, with the spec's own lines where nothing was found (section 2). The
 * `details` stay as they are: there nothing is made up.
 */
export const withFallbacks = (analysis: Analysis): Analysis => ({
  ...analysis,
  requirements: analysis.requirements.length > 0 ? analysis.requirements : [fallbackRequirement],
  sections:
    analysis.sections.length > 0
      ? analysis.sections
      : fallbackSections.map((name) => ({ name, description: '' })),
});
