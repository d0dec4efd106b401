import type {
  Analysis,
  AnalysisDetails,
  Question,
  Section,
  SectionDetail,
  SectionLimit,
} from '../../contract/analysis.ts';
import { fallbackSections } from '../../contract/constants.ts';
import type { SectionChoices } from '../../contract/submission.ts';
import { sectionKeys, type SectionKey } from './section-keys.ts';

type Choices = SectionChoices | undefined;
type Named = { name: string };
type DividedSections = {
  /** Sections of the analysis that the applicant writes. */
  kept: Section[];
  added: Section[];
  leftOut: Section[];
  /** Names with the same key are the same section. */
  keyOf: SectionKey;
};

/** Divides the sections of an analysis, or the default ones if it has none, as the applicant chose. */
export function divideSections(
  { sections }: Pick<Analysis, 'sections'>,
  choices: Choices,
): DividedSections {
  const found =
    sections.length > 0 ? sections : fallbackSections.map((name) => ({ name, description: '' }));
  const keyOf = sectionKeys(found);
  const isLeftOut = isNamedIn(choices?.leftOut, keyOf);
  return {
    kept: found.filter((section) => !isLeftOut(section)),
    added: namesAddedTo(found, choices, keyOf).map((name) => ({ name, description: '' })),
    leftOut: found.filter(isLeftOut),
    keyOf,
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
export const writtenDetails = (details: AnalysisDetails, choices: Choices): AnalysisDetails =>
  choices ? divideDetails(details, choices).written : details;

/** Returns the written details, followed by the sections left out, whose text remains a source of facts. */
export function sourceDetails(details: AnalysisDetails, choices: Choices): AnalysisDetails {
  if (!choices) return details;
  const { written, leftOut } = divideDetails(details, choices);
  return { ...written, sections: [...written.sections, ...leftOut] };
}

function divideDetails(details: AnalysisDetails, choices: SectionChoices) {
  const keyOf = sectionKeys(details.sections);
  const isLeftOut = isNamedIn(choices.leftOut, keyOf);
  const leftOut = details.sections.filter(isLeftOut);
  const sharedLimits = limitsByKey(leftOut, keyOf);
  const withLimit = (section: SectionDetail): SectionDetail => {
    const key = keyOf(section.name);
    const { sharedWith, ...limit } = section.limit ?? sharedLimits.get(key) ?? {};
    if (!sharedWith) return section;
    const names = sharedWith.filter((name) => keyOf(name) !== key && !isLeftOut({ name }));
    return { ...section, limit: { ...limit, ...(names.length > 0 && { sharedWith: names }) } };
  };
  const written: AnalysisDetails = {
    ...details,
    sections: [
      ...details.sections.filter((section) => !isLeftOut(section)).map(withLimit),
      ...namesAddedTo(details.sections, choices, keyOf).map(addedSection),
    ],
    questions: details.questions.flatMap((question) => withoutSections(question, isLeftOut)),
  };
  return { written, leftOut };
}

const addedSection = (name: string): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
});

/** A later analysis may find a section that the applicant had added. */
function namesAddedTo(found: readonly Named[], choices: Choices, keyOf: SectionKey): string[] {
  const isFound = isNamedIn(
    found.map(({ name }) => name),
    keyOf,
  );
  return (choices?.added ?? []).filter((name) => !isFound({ name }));
}

/** A limit that is stated at a section left out still covers the other sections that share it. */
function limitsByKey(
  leftOut: readonly SectionDetail[],
  keyOf: SectionKey,
): ReadonlyMap<string, SectionLimit | undefined> {
  const limits = leftOut.flatMap(({ limit }) =>
    (limit?.sharedWith ?? []).map((name) => [keyOf(name), limit] as const),
  );
  // As in `findLimit`, the first one applies.
  return new Map(limits.toReversed());
}

/** A question without sections concerns the whole application. */
function withoutSections(question: Question, isLeftOut: (named: Named) => boolean): Question[] {
  const sections = question.sections.filter((name) => !isLeftOut({ name }));
  if (sections.length === question.sections.length) return [question];
  return sections.length > 0 ? [{ ...question, sections }] : [];
}

function isNamedIn(
  names: readonly string[] | undefined,
  keyOf: SectionKey,
): (named: Named) => boolean {
  const keys = new Set(names?.map(keyOf));
  return ({ name }) => keys.has(keyOf(name));
}
