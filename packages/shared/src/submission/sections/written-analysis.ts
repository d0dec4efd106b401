import type {
  Analysis,
  AnalysisDetails,
  Question,
  Section,
  SectionDetail,
} from '../../contract/analysis.ts';
import { fallbackSections } from '../../contract/constants.ts';
import type { SectionChoices } from '../../contract/submission.ts';
import { normalizeName } from './same-name.ts';
import { findLimit } from './shared-limit.ts';

type Choices = SectionChoices | undefined;
type Named = { name: string };
type DividedSections = {
  /** Sections of the analysis that the applicant writes. */
  kept: Section[];
  added: Section[];
  leftOut: Section[];
};

/** Divides the sections of an analysis, or the default ones if it has none, as the applicant chose. */
export function divideSections(
  { sections }: Pick<Analysis, 'sections'>,
  choices: Choices,
): DividedSections {
  const found =
    sections.length > 0 ? sections : fallbackSections.map((name) => ({ name, description: '' }));
  const isLeftOut = isNamedIn(choices?.leftOut);
  return {
    kept: found.filter((section) => !isLeftOut(section)),
    added: namesAddedTo(found, choices).map((name) => ({ name, description: '' })),
    leftOut: found.filter(isLeftOut),
  };
}

/** Returns the analysis as if it had found only the sections that the applicant writes. */
export function writtenAnalysis(analysis: Analysis, choices: Choices): Analysis {
  const { kept, added } = divideSections(analysis, choices);
  return {
    ...analysis,
    sections: [...kept, ...added],
    details: writtenDetails(analysis.details, choices),
  };
}

/** Returns the details with only the sections that the applicant writes, their limits and their questions. */
export function writtenDetails(details: AnalysisDetails, choices: Choices): AnalysisDetails {
  if (!choices) return details;
  const isLeftOut = isNamedIn(choices.leftOut);
  const leftOut = details.sections.filter(isLeftOut);
  const written = details.sections.filter((section) => !isLeftOut(section));
  return {
    ...details,
    sections: [
      ...written.map((section) => withoutNames(inheritLimit(section, leftOut), isLeftOut)),
      ...namesAddedTo(details.sections, choices).map(addedSection),
    ],
    questions: details.questions.flatMap((question) => withoutSections(question, isLeftOut)),
  };
}

const addedSection = (name: string): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
});

/** A later analysis may find a section that the applicant had added. */
const namesAddedTo = (found: readonly Named[], choices: Choices): string[] => {
  const isFound = isNamedIn(found.map(({ name }) => name));
  return (choices?.added ?? []).filter((name) => !isFound({ name }));
};

/** A limit that is stated at a section that is left out still covers the other sections that share it. */
function inheritLimit(section: SectionDetail, leftOut: readonly SectionDetail[]): SectionDetail {
  const limit = section.limit ?? findLimit(section.name, leftOut);
  return limit ? { ...section, limit } : section;
}

function withoutNames(section: SectionDetail, isLeftOut: (named: Named) => boolean): SectionDetail {
  const { sharedWith, ...limit } = section.limit ?? {};
  if (!sharedWith) return section;
  const remaining = sharedWith.filter((name) => !isLeftOut({ name }));
  return {
    ...section,
    limit: { ...limit, ...(remaining.length > 0 && { sharedWith: remaining }) },
  };
}

/** A question without sections concerns the whole application. */
function withoutSections(question: Question, isLeftOut: (named: Named) => boolean): Question[] {
  const sections = question.sections.filter((name) => !isLeftOut({ name }));
  if (sections.length === question.sections.length) return [question];
  return sections.length > 0 ? [{ ...question, sections }] : [];
}

function isNamedIn(names: readonly string[] = []): (named: Named) => boolean {
  const keys = new Set(names.map(normalizeName));
  return ({ name }) => keys.has(normalizeName(name));
}
