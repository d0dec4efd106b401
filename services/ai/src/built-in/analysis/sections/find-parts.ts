import type { Guidelines } from '../guidelines.ts';
import type { SectionCandidate } from './candidate.ts';
import { answerForm } from './answer-fields.ts';
import { sectionsFromAnswerFields } from './from-answer-fields.ts';
import { sectionsFromAskedClause, sectionsFromAskedClauses } from './from-asked-clauses.ts';
import { sectionsFromAskedRows } from './from-asked-rows.ts';
import { sectionsFromAskedLines } from './from-asked-lines.ts';
import { sectionsFromAttachmentLists } from './from-attachment-lists.ts';
import { filledTables, sectionsFromBlankTables } from './from-blank-tables.ts';
import { sectionsFromCalledParts } from './from-called-parts.ts';
import { sectionsFromCountedFields } from './from-counted-fields.ts';
import { sectionsFromCriteria } from './from-criteria.ts';
import { sectionsFromHeadedQuestions } from './from-headed-questions.ts';
import { sectionsFromLabelledQuestions } from './from-labelled-questions.ts';
import { sectionsFromLimitedLines } from './from-limited-lines.ts';
import { sectionsFromLimitedProse } from './from-limited-prose.ts';
import { sectionsFromLimitedTitles } from './from-limited-titles.ts';
import { sectionsWithDays } from './from-named-papers.ts';
import { sectionsFromDemandedPapers } from './from-demanded-papers.ts';
import { sectionsFromOnlyForm } from './from-only-form.ts';
import { fieldTableForm } from './from-field-tables.ts';
import { filledForm } from './filled-forms.ts';
import { sectionsFromFormBoxes } from './from-form-boxes.ts';
import { sectionsFromFormFields, spanOfForm } from './from-form-fields.ts';
import { sectionsFromFormItems } from './from-form-items.ts';
import { sectionsFromNumberedFields } from './from-numbered-fields.ts';
import { sectionsFromNumberedForms } from './from-numbered-forms.ts';
import { sectionsFromNumberedGroups } from './from-numbered-groups.ts';
import { sectionsFromOutline, spanOfOutline } from './from-outline.ts';
import { sectionsFromProposalFormat } from './from-proposal-format.ts';
import { sectionsFromPapersInRow } from './from-papers-in-row.ts';
import { sectionsFromQuestions } from './from-questions.ts';
import { sectionsFromRequiredPlans } from './from-required-plans.ts';
import { sectionsFromRequiredPapers } from './from-required-papers.ts';
import { sectionsFromMentions, sectionsFromSentences } from './from-sentences.ts';
import { sectionsFromSinglePapers } from './from-single-papers.ts';
import { sectionsFromTables } from './from-tables.ts';
import { sectionsFromTwoSteps } from './from-two-steps.ts';
import { sectionsFromWeighedLists, sectionsFromWeighedSentences } from './from-weighed-lists.ts';
import { withoutOwnName } from './own-prompts.ts';
import { clearReads } from './clear-reads.ts';
import { inOrder } from './in-order.ts';
import { limitedRows } from './limited-rows.ts';
import { mainText } from './main-text.ts';
import { mostWorth } from './most-worth.ts';
import { namedByDuty } from './name-of-duty.ts';
import { withoutNested } from './nested-parts.ts';
import { isNoPart } from './no-part.ts';
import { groupedForm } from './numbered-groups.ts';
import { numberedForm } from './numbered-fields.ts';
import { areOnlyPapers, papersBeside } from './papers-beside.ts';
import { isSamePart, mergeParts } from './same-part.ts';
import { isStepOver } from './step-over.ts';
import { wholeLetter } from './whole-letter.ts';
import { withoutCriteria } from './without-criteria.ts';

const mostSections = 40;
const fewestQuestions = 3;
/** Each is compared with those before it; no application has so many parts, but a hostile list may. */
const mostCandidates = 600;

/** "Question 9. And Then?" is called what follows its number, where something does. */
const withoutNumber = (name: string): string =>
  name.replace(/^question\s+\d{1,2}\s*[.:)-]\s*(?=\p{Lu}\p{Ll})/iu, '');

const gather = (guidelines: Guidelines): SectionCandidate[] => {
  const fields = sectionsFromFormItems(guidelines);
  const filled = sectionsFromFormFields(guidelines);
  const grouped = groupedForm(guidelines);
  const described = fieldTableForm(guidelines);
  const outline = grouped ? [] : sectionsFromOutline(guidelines);
  // The points of an outline are numbered as the fields of a form may be.
  const numbered = outline.length > 0 || grouped ? [] : sectionsFromNumberedFields(guidelines);
  const whole = filledForm(guidelines);
  const letter = wholeLetter(guidelines);
  const spans = [
    whole,
    letter,
    filled.length > 0 ? spanOfForm(guidelines) : undefined,
    grouped,
    described,
    outline.length > 0 || grouped ? undefined : numberedForm(guidelines),
    grouped ? undefined : spanOfOutline(guidelines),
  ].flatMap((span) => span ?? []);
  const called = sectionsFromCalledParts(guidelines);
  const inCalled = new Set(called.map(({ block }) => block));
  // Where it is known what is a field of a form, nothing else about the form tells of its parts.
  const isOutside = ({ block, end, from }: SectionCandidate): boolean =>
    !inCalled.has(block) &&
    spans.every(
      (span) =>
        block >= span.end || (block < span.start && (from !== 'heading' || end <= span.start)),
    );
  const told = new Set([...answerForm(guidelines).blocks, ...filledTables(guidelines)]);
  const inForm = [
    ...filled,
    ...sectionsFromNumberedGroups(guidelines),
    ...(described?.parts ?? []),
    ...numbered,
    ...sectionsFromAnswerFields(guidelines),
    ...sectionsFromLabelledQuestions(guidelines),
    ...outline,
    ...[
      sectionsFromFormBoxes,
      sectionsFromCountedFields,
      sectionsFromBlankTables,
      sectionsFromLimitedLines,
    ]
      .flatMap((read) => read(guidelines))
      .filter(isOutside),
  ];
  // What a template holds is read as it stands there, whatever else its lines look like.
  const form = [
    ...(whole?.parts ?? []),
    ...inForm.filter(({ block }) => !whole || block < whole.start || block >= whole.end),
  ];
  const inTable = new Set(
    [...sectionsFromTables(guidelines), ...sectionsFromAskedRows(guidelines)].map(
      ({ block }) => block,
    ),
  );
  const rows = limitedRows(guidelines).filter(({ parts }) => parts.every(isOutside));
  const rowed = new Set(rows.map(({ statement }) => statement.block));
  /** What a row names part by part is no part as a whole, nor is the step that holds nothing else. */
  const isRowed = ({ block, end, from }: SectionCandidate): boolean =>
    rowed.has(block) || (from === 'heading' && rowed.has(block + 1) && end <= block + 2);
  const headed = sectionsFromHeadedQuestions(guidelines);
  const inHeaded = new Set(headed.map(({ block }) => block));
  const prose = (
    called.length > 0 ? called : sectionsFromLimitedProse(guidelines).filter(isOutside)
  ).filter(({ block }) => !inHeaded.has(block));
  const inProse = new Set(prose.map(({ block }) => block));
  const strong = [
    ...form,
    ...(letter?.parts ?? []),
    ...prose,
    ...rows.flatMap(({ parts }) => parts),
    ...headed.filter(isOutside),
    ...clearReads
      .flatMap((read) => read(guidelines))
      .concat(fields)
      .filter(
        (part) =>
          isOutside(part) &&
          !isRowed(part) &&
          !inProse.has(part.block) &&
          !inHeaded.has(part.block),
      )
      // The tab over a table of fields holds nothing but them.
      .filter(({ block, end }) => !told.has(block) && !(told.has(block + 1) && end <= block + 2))
      // What a row of a table asks is asked under the part that the row names.
      .filter(({ block, from }) => from === 'table' || !inTable.has(block))
      .filter((part, _, all) => !isStepOver(part, fields, all))
      .filter(({ block }) => form.every((question) => question.block !== block)),
  ];
  const asked = strong.filter(({ prompts, limit }) => prompts.length > 0 || limit);
  const weighed = strong.length < 2 ? sectionsFromWeighedLists(guidelines).filter(isOutside) : [];
  const outlined =
    asked.length >= 3
      ? strong
      : [...strong, ...(weighed.length >= 2 ? weighed : sectionsFromCriteria(guidelines))];
  const passing =
    outlined.length >= 2
      ? []
      : [
          sectionsFromLimitedTitles,
          sectionsFromAskedClauses,
          sectionsFromNumberedForms,
          sectionsFromRequiredPlans,
          sectionsFromQuestions,
          sectionsFromAskedLines,
          sectionsFromSentences,
          sectionsFromRequiredPapers,
          sectionsFromDemandedPapers,
          sectionsFromProposalFormat,
        ]
          .flatMap((read) => read(guidelines))
          .filter(isOutside);
  // A form that is known by its questions has its papers in a list of their own as any other.
  const questions = passing.filter(({ from }) => from === 'question');
  const beside =
    outlined.length >= 2
      ? [
          ...sectionsFromSinglePapers(guidelines),
          ...sectionsFromAttachmentLists(guidelines),
          ...sectionsFromPapersInRow(guidelines),
          ...sectionsWithDays(guidelines),
          ...mainText(guidelines, outlined),
        ]
      : questions.length >= fewestQuestions
        ? sectionsFromAttachmentLists(guidelines)
        : [];
  const loose = [...sectionsFromMentions(guidelines), ...beside].filter(isOutside);
  const found = [...outlined, ...loose, ...passing];
  if (found.length < 2) found.push(...sectionsFromWeighedSentences(guidelines).filter(isOutside));
  found.push(...papersBeside(guidelines, found).filter(isOutside));
  if (found.length === 0) found.push(...sectionsFromTwoSteps(guidelines));
  if (found.length === 0) found.push(...sectionsFromAskedClause(guidelines).filter(isOutside));
  if (areOnlyPapers(found)) found.unshift(...sectionsFromOnlyForm(guidelines));
  const kept: SectionCandidate[] = [];
  const inTurn = withoutCriteria(found, guidelines)
    .map((part) => namedByDuty({ ...part, name: withoutNumber(part.name) }))
    .filter(({ name }) => !isNoPart(name))
    .sort((a, b) => a.block - b.block)
    .slice(0, mostCandidates);
  for (const candidate of inTurn) {
    const twin = kept.findIndex((other) => isSamePart(other, candidate));
    const known = kept[twin];
    if (known) kept[twin] = mergeParts(known, candidate);
    else kept.push(candidate);
  }
  return mostWorth(withoutNested(inOrder(kept).map(withoutOwnName)), mostSections);
};

const known = new WeakMap<Guidelines, SectionCandidate[]>();

/** The parts of the application in the funder's order, each once, and where each stands; looked for only once. */
export const findParts = (guidelines: Guidelines): SectionCandidate[] => {
  const parts = known.get(guidelines) ?? gather(guidelines);
  known.set(guidelines, parts);
  return parts;
};
