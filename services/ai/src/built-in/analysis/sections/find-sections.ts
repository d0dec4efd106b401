import type { SectionDetail } from '@grantwright/shared/contract';
import { comparable, contentWords, wordOverlap } from '../../../text/normalize.ts';
import { criteriaOf } from '../criteria.ts';
import type { Guidelines } from '../guidelines.ts';
import { formatLimit } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { describeSection } from './describe-section.ts';
import { sectionsFromAskedLines } from './from-asked-lines.ts';
import { sectionsFromBareLines } from './from-bare-lines.ts';
import { sectionsFromCountedFields } from './from-counted-fields.ts';
import { sectionsFromCriteria } from './from-criteria.ts';
import { sectionsFromHeadings } from './from-headings.ts';
import { sectionsFromLabelLines } from './from-label-lines.ts';
import { sectionsFromLabels } from './from-labels.ts';
import { sectionsFromLists } from './from-lists.ts';
import { sectionsFromNestedLists } from './from-nested-lists.ts';
import { sectionsFromDescribedForm } from './from-described-form.ts';
import { sectionsFromFormBoxes } from './from-form-boxes.ts';
import { sectionsFromFormFields, spanOfForm } from './from-form-fields.ts';
import { sectionsFromFormItems } from './from-form-items.ts';
import { sectionsFromMarkedParts } from './from-marked-parts.ts';
import { sectionsFromNumberedChecklist } from './from-numbered-checklist.ts';
import { sectionsFromProposalFormat } from './from-proposal-format.ts';
import { sectionsFromOrders } from './from-orders.ts';
import { sectionsFromPartsInProse } from './from-parts-in-prose.ts';
import { sectionsFromQuestions } from './from-questions.ts';
import { sectionsFromRequiredPapers } from './from-required-papers.ts';
import { sectionsFromMentions, sectionsFromSentences } from './from-sentences.ts';
import { sectionsFromRunInTitles } from './from-run-in-titles.ts';
import { sectionsFromSinglePapers } from './from-single-papers.ts';
import { sectionsFromStarredFields } from './from-starred-fields.ts';
import { sectionsFromTables } from './from-tables.ts';
import { sectionsFromTitledPrompts } from './from-titled-prompts.ts';
import { sectionsFromTemplate } from './from-template.ts';
import { sectionsFromToldInline } from './from-told-inline.ts';
import { sectionsFromWeighedLists, sectionsFromWeighedSentences } from './from-weighed-lists.ts';

const mostSections = 30;
/** Each is compared with those before it; no application has so many parts, but a hostile list may. */
const mostCandidates = 600;

/** "Need Statement" and "Statement of Need" are one section; "Budget" and "Budget Narrative" are two. */
const isSame = (a: string, b: string): boolean => {
  if (comparable(a) === comparable(b)) return true;
  const [left, right] = [new Set(contentWords(a)), new Set(contentWords(b))];
  return left.size >= 2 && left.size === right.size && [...left].every((word) => right.has(word));
};

/** "Background to project" of an outline is told about under "1. Background". */
const isToldUnder = (a: SectionCandidate, b: SectionCandidate): boolean => {
  const [outline, told] = a.from === 'list' ? [a, b] : [b, a];
  if (outline.from !== 'list' || told.from !== 'heading' || outline.block >= told.block)
    return false;
  const said = comparable(outline.quote);
  if (outline.prompts.some((prompt) => !said.includes(comparable(prompt)))) return false;
  if (outline.told.length > 0 || outline.limit) return false;
  const all = new Set(contentWords(outline.name));
  const words = contentWords(told.name);
  return words.length > 0 && words.every((word) => all.has(word));
};

const merge = (a: SectionCandidate, b: SectionCandidate): SectionCandidate => {
  const richer =
    (b.from === 'heading' && a.from === 'table') || isToldUnder(a, b)
      ? b
      : b.prompts.length + b.told.length > a.prompts.length + a.told.length
        ? b
        : a;
  const other = richer === a ? b : a;
  return {
    ...other,
    ...richer,
    ...((richer.limit ?? other.limit) ? { limit: richer.limit ?? other.limit } : {}),
    ...((richer.points ?? other.points) ? { points: richer.points ?? other.points } : {}),
    prompts: [...new Set([...richer.prompts, ...other.prompts])].slice(0, 40),
    told: richer.told.length > 0 ? richer.told : other.told,
    required: a.required && b.required,
  };
};

/**
 * The order of the text itself: a part named first in a table and told about later stands where it is told;
 * one that only the table names follows its neighbour of the table.
 */
const inOrder = (kept: SectionCandidate[]): SectionCandidate[] => {
  let last = 0;
  const placed = kept.map((candidate, index) => {
    const position =
      candidate.from === 'table' && last > candidate.block ? last + 0.01 * index : candidate.block;
    last = candidate.from === 'table' ? Math.max(last, position) : candidate.block;
    return { candidate, position };
  });
  return placed.sort((a, b) => a.position - b.position).map(({ candidate }) => candidate);
};

/** A title over parts that are sections themselves, with nothing to write under it but them. */
const isUmbrella = (whole: SectionCandidate, all: SectionCandidate[]): boolean => {
  if (whole.from !== 'heading') return false;
  const parts = all.filter(
    (other) => other !== whole && other.block > whole.block && other.block < whole.end,
  );
  const asked = comparable(parts.flatMap(({ quote, prompts }) => [quote, ...prompts]).join(' '));
  return parts.length >= 2 && whole.prompts.every((prompt) => asked.includes(comparable(prompt)));
};

/** Where the fields of a form are known one by one, the steps that they stand in ask nothing themselves. */
const isStepOver = (
  part: SectionCandidate,
  fields: SectionCandidate[],
  all: SectionCandidate[],
): boolean => {
  const [first, last] = [fields[0]?.block ?? 0, fields.at(-1)?.block ?? -1];
  if (part.from !== 'heading' || part.limit || part.block > last) return false;
  const nearer = (other: SectionCandidate): boolean =>
    other.from === 'heading' && other.block <= first && other.block > part.block;
  return !all.some(nearer);
};

/** Who reads only names and descriptions learns the limit there too. */
const withLimit = (description: string, { limit }: SectionCandidate): string =>
  [description, limit ? `At most ${formatLimit(limit)}.` : ''].filter(Boolean).join(' ');

/** The parts of the application in the funder's order, each once, with limits, prompts and points. */
export const findSections = (guidelines: Guidelines): SectionDetail[] => {
  const fields = sectionsFromFormItems(guidelines);
  const filled = sectionsFromFormFields(guidelines);
  const span = filled.length > 0 ? spanOfForm(guidelines) : undefined;
  // Where it is known what is a field of a form, nothing else about the form tells of its parts.
  const isOutside = ({ block }: SectionCandidate): boolean =>
    span === undefined || block < span.start || block >= span.end;
  const form = [
    ...filled,
    ...[...sectionsFromFormBoxes(guidelines), ...sectionsFromCountedFields(guidelines)].filter(
      isOutside,
    ),
  ];
  const strong = [
    ...form,
    ...[
      sectionsFromTables,
      sectionsFromHeadings,
      sectionsFromTemplate,
      sectionsFromTitledPrompts,
      sectionsFromDescribedForm,
      sectionsFromLists,
      sectionsFromBareLines,
      sectionsFromOrders,
      sectionsFromNestedLists,
      sectionsFromLabels,
      sectionsFromLabelLines,
      sectionsFromMarkedParts,
      sectionsFromNumberedChecklist,
      sectionsFromRunInTitles,
      sectionsFromStarredFields,
      sectionsFromToldInline,
      sectionsFromPartsInProse,
    ]
      .flatMap((read) => read(guidelines))
      .concat(fields)
      .filter(isOutside)
      .filter((part, _, all) => !isStepOver(part, fields, all))
      .filter(({ block }) => form.every((question) => question.block !== block)),
  ];
  const criteria = criteriaOf(guidelines);
  const asked = strong.filter(({ prompts, limit }) => prompts.length > 0 || limit);
  const weighed = strong.length < 2 ? sectionsFromWeighedLists(guidelines).filter(isOutside) : [];
  const outlined =
    asked.length >= 3
      ? strong
      : [...strong, ...(weighed.length >= 2 ? weighed : sectionsFromCriteria(guidelines))];
  const beside = outlined.length >= 2 ? sectionsFromSinglePapers(guidelines) : [];
  const named = [
    ...outlined,
    ...[...sectionsFromMentions(guidelines), ...beside].filter(isOutside),
  ];
  const passing =
    outlined.length >= 2
      ? []
      : [
          sectionsFromQuestions,
          sectionsFromAskedLines,
          sectionsFromSentences,
          sectionsFromRequiredPapers,
          sectionsFromProposalFormat,
        ]
          .flatMap((read) => read(guidelines))
          .filter(isOutside);
  const found = [...named, ...passing];
  if (found.length < 2) found.push(...sectionsFromWeighedSentences(guidelines).filter(isOutside));
  const kept: SectionCandidate[] = [];
  const inTurn = found.sort((a, b) => a.block - b.block).slice(0, mostCandidates);
  for (const candidate of inTurn) {
    const twin = kept.findIndex(
      (other) =>
        isSame(other.name, candidate.name) ||
        isToldUnder(other, candidate) ||
        (other.block === candidate.block &&
          other.from === 'heading' &&
          candidate.from === 'heading'),
    );
    const known = kept[twin];
    if (known) kept[twin] = merge(known, candidate);
    else kept.push(candidate);
  }
  return inOrder(kept)
    .filter((candidate) => !isUmbrella(candidate, kept))
    .slice(0, mostSections)
    .map((candidate): SectionDetail => {
      const criterion = criteria.find(
        ({ name, points }) => points !== undefined && wordOverlap(name, candidate.name) >= 0.6,
      );
      const points = candidate.points ?? criterion?.points;
      return {
        // "Other sources of support:" leads to a blank of the form.
        name: candidate.name.replace(/\s*:$/, ''),
        description: withLimit(describeSection(candidate), candidate),
        required: candidate.required,
        ...(candidate.limit ? { limit: candidate.limit } : {}),
        prompts: candidate.prompts.map((prompt) => prompt.slice(0, 2_000)),
        ...(points === undefined ? {} : { points }),
        ...(candidate.quote.length <= 2_000 ? { quote: candidate.quote } : {}),
        ...(candidate.page ? { page: candidate.page } : {}),
      };
    });
};
