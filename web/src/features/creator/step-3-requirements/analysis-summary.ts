import { fallbackRequirement, fallbackSections, type Analysis } from '@grantwright/shared/contract';
import { pluralize } from '../../../lib/format.ts';

const defaultSections = new Set<string>(fallbackSections);

/** Summarizes the results of the analysis, which may omit less important requirements, and states the next step. */
export function summarizeAnalysis({ requirements, sections, details }: Analysis): string {
  const requirementCount = requirements.filter((text) => text !== fallbackRequirement).length;
  const sectionCount = sections.some(({ name }) => !defaultSections.has(name))
    ? sections.length
    : 0;
  if (requirementCount === 0 && sectionCount === 0)
    return 'We found no requirements in this document. A draft would have three standard sections.';
  const sectionsText = sectionCount > 0 ? ` and ${pluralize(sectionCount, 'section')}` : '';
  const next =
    details.questions.length > 0
      ? 'Answer what you can, check the lists against the guidelines'
      : 'Check them against the guidelines';
  return `We list ${pluralize(requirementCount, 'requirement')}${sectionsText}. ${next}, then generate the draft.`;
}
