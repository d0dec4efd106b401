import type { Analysis, AnalysisDetails, Section } from '../contract/analysis.ts';
import type { CallFile } from '../contract/call-facts.ts';
import { fallbackRequirement, limits } from '../contract/constants.ts';
import { isSameText } from '../text/comparable-text.ts';

type Sources = { earlier: Analysis; later: Analysis; kind: CallFile['kind'] };

/** Adds the lists shown on screens, derived from the details. */
export function presentDetails(
  details: AnalysisDetails,
  { earlier, later, kind }: Sources,
): Analysis {
  // A form names itself, often in general terms, rather than the program.
  const isNaming = kind !== 'form' && kind !== 'budget-template';
  const funder = earlier.details.funder ?? (isNaming ? later.details.funder : undefined);
  const requirements = details.requirements.map(({ text }) => text);
  const { savedDocumentId: _, ...rest } = earlier;
  return {
    ...rest,
    requirements: requirements.length > 0 ? requirements : [fallbackRequirement],
    sections: presentSections(details, earlier),
    grantProgram: earlier.grantProgram || (isNaming ? later.grantProgram : ''),
    details: { ...details, ...(funder && { funder }) },
  };
}

/**
 * Returns the analyzed sections: first those of the earlier analysis, in its order and wording, then new ones. If there
 * are none, returns the default sections of the earlier analysis.
 */
function presentSections({ sections }: AnalysisDetails, earlier: Analysis): Section[] {
  if (sections.length === 0) return earlier.sections;
  const isAnalyzed = earlier.details.sections.length > 0;
  const earlierSections = isAnalyzed ? earlier.sections : [];
  const removed = earlier.details.sections.filter(
    ({ name }) => !sections.some((section) => isSameText(section.name, name)),
  );
  const remaining = earlierSections.filter(
    ({ name }) => !removed.some((section) => isSameText(section.name, name)),
  );
  const newSections = sections
    .filter(({ name }) => !remaining.some((section) => isSameText(section.name, name)))
    .map(({ name, description }) => ({ name, description }));
  return [...remaining, ...newSections].slice(0, limits.sections);
}
