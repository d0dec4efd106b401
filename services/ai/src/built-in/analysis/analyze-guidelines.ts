import {
  fallbackRequirement,
  type Analysis,
  type Deadline,
  type Reading,
  type Requirement,
} from '@grantwright/shared/contract';
import { boundReading } from '@grantwright/analyst';
import { chosenBlocks } from '../boxes.ts';
import { askApplicant } from './ask-applicant.ts';
import { chooseDeadline } from './choose-deadline.ts';
import { collectFindings } from './collect-findings.ts';
import type { Finding } from './finding.ts';
import { flattenLayout } from './flatten-layout.ts';
import { fullName } from './identity/full-name.ts';
import { funderName } from './identity/funder-name.ts';
import { letterhead } from './identity/letterhead.ts';
import { programmeName } from './identity/programme-name.ts';
import { titleOfPaper } from './identity/title-of-paper.ts';
import { withoutForm } from './identity/without-form.ts';
import { judgeCall } from './is-call.ts';
import { kindByItsHead } from './kind-of.ts';
import { papersToAttach } from './papers-to-attach.ts';
import { placeholderNotes } from './placeholders.ts';
import { readGuidelines } from './read-guidelines.ts';
import { findParts } from './sections/find-parts.ts';
import { findSections } from './sections/find-sections.ts';
import { offeredSections } from './sections/offered-sections.ts';
import { isThereAlready } from './sections/papers-beside.ts';

const longestText = 2_000;
/** Nobody reads a longer checklist to its end. */
const mostRequirements = 40;

const asRequirement = ({ text, kind, mandatory, quote, page }: Finding): Requirement => ({
  text,
  kind: kindByItsHead(text) ?? kind,
  mandatory,
  ...(quote.length <= longestText ? { quote } : {}),
  ...(page === undefined ? {} : { page }),
});

const isUnderFunder = (reading: Reading, funder: string | undefined): boolean =>
  funder !== undefined && (letterhead(reading) ?? '').includes(funder);

const noCallNote = (seems: string | undefined): string =>
  [
    'This document does not look like an open call for applications.',
    ...(seems ? [`It seems to be ${seems}.`] : []),
    'Nothing was made up from it.',
  ].join(' ');

/**
 * What guidelines ask of an applicant, by rule and without a model: a checklist with the funder's own
 * words, the sections with their limits and prompts, and the questions that only the applicant can answer.
 */
export const analyzeGuidelines = ({
  reading,
  today,
}: {
  reading: Reading;
  today: string;
}): Omit<Analysis, 'savedDocumentId'> => {
  const guidelines = readGuidelines(
    boundReading(flattenLayout({ ...reading, blocks: chosenBlocks(reading.blocks) })),
    today,
  );
  const told = withoutForm(guidelines);
  const funder = funderName(told);
  const grantProgram =
    fullName(
      programmeName(told, funder),
      told.text,
      funder,
      isUnderFunder(guidelines.reading, funder),
    ) || titleOfPaper(told.reading);
  const verdict = judgeCall(guidelines);
  const common = { provider: 'built-in' as const, ...(funder ? { funder } : {}) };
  if (!verdict.isCall)
    return {
      requirements: [fallbackRequirement],
      sections: offeredSections([]).sections,
      grantProgram: /closed/.test(verdict.seems ?? '') ? grantProgram : '',
      details: {
        provider: 'built-in',
        isCall: false,
        requirements: [],
        sections: [],
        questions: [],
        notes: [noCallNote(verdict.seems), ...reading.notes].slice(0, 40),
      },
    };
  const sections = findSections(guidelines);
  const parts = findParts(guidelines);
  const offered = offeredSections(sections, (at) => parts.slice(at, at + 1).some(isThereAlready));
  const asked = collectFindings(guidelines).map(asRequirement);
  const requirements = [...asked, ...papersToAttach(offered.papers, asked)].slice(
    0,
    mostRequirements,
  );
  const { deadline, notes } = chooseDeadline(guidelines);
  return {
    requirements:
      requirements.length > 0 ? requirements.map(({ text }) => text) : [fallbackRequirement],
    sections: offered.sections,
    grantProgram,
    details: {
      ...common,
      isCall: true,
      ...(deadline ? { deadline: deadline satisfies Deadline } : {}),
      requirements,
      sections,
      questions: askApplicant(sections),
      notes: [
        ...notes,
        ...placeholderNotes(guidelines),
        ...(offered.note ? [offered.note] : []),
        ...reading.notes,
      ].slice(0, 40),
    },
  };
};
