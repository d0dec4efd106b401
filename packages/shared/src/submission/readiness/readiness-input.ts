import type {
  AnalysisDetails,
  Answer,
  Claim,
  Contradiction,
  OrganizationInfo,
  Submission,
} from '../../contract/index.ts';
import {
  documentToText,
  gapPattern,
  listSections,
  type OutlineSection,
  type RichDocument,
} from '../../richtext/index.ts';
import type { AttachedFile } from '../checklist/find-attachment-problems.ts';
import { toComparableText } from '../../text/comparable-text.ts';
import { applyChoicesToDetails } from '../sections/apply-choices-to-analysis.ts';

export type ReadinessInput = {
  title: string;
  grantProgram: string;
  document: RichDocument;
  /** The analysis; the rules see only the sections that the applicant writes. */
  details?: AnalysisDetails | undefined;
  organizationInfo?: OrganizationInfo | undefined;
  answers?: readonly Answer[] | undefined;
  submission?: Submission | undefined;
  /** Facts of the draft with their sources; absent until they have been checked. */
  claims?: readonly Claim[] | undefined;
  contradictions?: readonly Contradiction[] | undefined;
  /** All files of the applicant's library; absent until they are loaded. */
  files?: readonly AttachedFile[] | undefined;
  now: Date;
  /** The IANA zone of the applicant, if it is known. */
  userZone?: string | undefined;
};

/** A section of the draft with its text, without gaps. */
export type DraftSection = OutlineSection & { text: string };

/** The input of a rule: the application, and its text parsed once for all rules. */
export type Draft = ReadinessInput & {
  /** The analysis with the sections left out, which still state facts and rules about applicants. */
  allDetails: AnalysisDetails | undefined;
  /** The text of the whole draft, without gaps. */
  text: string;
  sections: readonly DraftSection[];
  /** The first section with this name, ignoring numbering, case and punctuation. */
  sectionNamed: (name: string) => DraftSection | undefined;
};

export function toDraft(input: ReadinessInput): Draft {
  const { document, details, submission } = input;
  const sections = listSections(document)
    .filter(({ level }) => level > 0)
    .map((section) => ({
      ...section,
      text: removeGaps(documentToText(document.slice(section.start + 1, section.end))),
    }));
  const written = details && applyChoicesToDetails(details, submission?.sections);
  const names = new Set(written?.sections.map(({ name }) => name));
  // Finds the same headings as `findHeading`, but looks them up in maps, because drafts can be long.
  const firsts = sections.toReversed();
  const byHeading = new Map(firsts.map((section) => [section.heading, section]));
  const byName = new Map(
    firsts
      .filter(({ heading }) => !names.has(heading))
      .map((section) => [toComparableText(section.heading), section]),
  );
  return {
    ...input,
    allDetails: details,
    details: written,
    text: removeGaps(documentToText(document)),
    sections,
    sectionNamed: (name) => byHeading.get(name) ?? byName.get(toComparableText(name)),
  };
}

const removeGaps = (text: string): string => text.replace(gapPattern, ' ');
