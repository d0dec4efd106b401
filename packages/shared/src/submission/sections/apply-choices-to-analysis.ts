import type {
  Analysis,
  AnalysisDetails,
  Question,
  Section,
  SectionDetail,
} from '../../contract/analysis.ts';
import type { SharedLimit } from '../../contract/text-limits.ts';
import { fallbackSections } from '../../contract/constants.ts';
import type { SectionChoices } from '../../contract/submission.ts';
import { applyChoices, type AppliedChoices } from './apply-choices.ts';
import type { SectionKey } from './assign-section-keys.ts';

type Choices = SectionChoices | undefined;
type DividedSections = {
  /** Sections of the analysis that the applicant writes. */
  kept: Section[];
  added: Section[];
  /** Both, in the applicant's order. */
  written: Section[];
  leftOut: Section[];
  /** Names with the same key are the same section. */
  keyOf: SectionKey;
  /** The name that a section had in the analysis before the applicant renamed it. */
  analyzedName: (name: string) => string;
};

/**
 * Divides the sections of an analysis, or the default sections if it has none, as the applicant chose and named them.
 */
export function divideSections(
  { sections }: Pick<Analysis, 'sections'>,
  choices: Choices,
): DividedSections {
  const found =
    sections.length > 0 ? sections : fallbackSections.map((name) => ({ name, description: '' }));
  const { kept, leftOut, added, keyOf, nameOf, arrange } = applyChoices(found, choices);
  const addedSections = added.map((name) => ({ name, description: '' }));
  return {
    kept: arrange(kept),
    added: addedSections,
    written: arrange([...kept, ...addedSections]),
    leftOut: arrange(leftOut),
    keyOf,
    analyzedName: (name) => found.find((section) => nameOf(section.name) === name)?.name ?? name,
  };
}

/** Returns the analysis as if it had found only the sections that the applicant writes. */
export function applyChoicesToAnalysis(analysis: Analysis, choices: Choices): Analysis {
  return {
    ...analysis,
    sections: divideSections(analysis, choices).written,
    details: applyChoicesToDetails(analysis.details, choices),
  };
}

/** Returns the details with only the sections that the applicant writes, their limits and their questions. */
export const applyChoicesToDetails = (
  details: AnalysisDetails,
  choices: Choices,
): AnalysisDetails => (choices ? divideDetails(details, choices).written : details);

/**
 * Returns the details of the sections to write, followed by the sections left out, whose text remains a source of
 * facts.
 */
export function restoreSourceDetails(details: AnalysisDetails, choices: Choices): AnalysisDetails {
  if (!choices) return details;
  const { written, leftOut } = divideDetails(details, choices);
  return { ...written, sections: [...written.sections, ...leftOut] };
}

function divideDetails(details: AnalysisDetails, choices: SectionChoices) {
  const { sharedLimits: stated = [], ...others } = details;
  const applied = applyChoices(others.sections, choices);
  const { kept, leftOut, added, keyOf, nameOf, arrange } = applied;
  const writtenKeys = new Set([...kept.map(({ name }) => name), ...added].map(keyOf));
  const sharedLimits = [...stated, ...(choices.limits ?? [])].flatMap((limit): SharedLimit[] => {
    const sections = limit.sections.filter((name) => writtenKeys.has(keyOf(name))).map(nameOf);
    return sections.length > 0 ? [{ ...limit, sections }] : [];
  });
  const written: AnalysisDetails = {
    ...others,
    sections: arrange([...kept, ...added.map(createAddedSection)]),
    ...(sharedLimits.length > 0 && { sharedLimits }),
    questions: details.questions.flatMap((question) => listQuestionsToAsk(question, applied)),
  };
  return { written, leftOut };
}

const createAddedSection = (name: string): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
});

/** A question without sections concerns the whole application. */
function listQuestionsToAsk(
  question: Question,
  { isLeftOut, nameOf }: Pick<AppliedChoices<SectionDetail>, 'isLeftOut' | 'nameOf'>,
): Question[] {
  const sections = question.sections.filter((name) => !isLeftOut({ name })).map(nameOf);
  if (sections.length === 0 && question.sections.length > 0) return [];
  return [{ ...question, sections }];
}
