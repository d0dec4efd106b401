import { documentToText, type RichBlock } from '@grantwright/shared/richtext';
import { comparable } from '../text/normalize.ts';
import { assignStatements } from './assign-statements.ts';
import { createParagraph } from './blocks.ts';
import { buildBudgetBlocks } from './budget.ts';
import { draftSection } from './draft-section.ts';
import { fitToLimit } from './fit-to-limit.ts';
import type { DraftedSection, DraftMaterial } from './draft-material.ts';
import { findItemizedCosts, type MoneyItem, findRequest } from './money-items.ts';
import { writeApplicantSentence, writeRequestSentence } from './summary-opening.ts';
import { type DraftModel, scoreRelevance } from './relevance.ts';
import { classifySections, type SectionKind, takesStatements } from './section-kind.ts';
import { planSections } from './section-plan.ts';
import { gatherStatements } from './gather-statements.ts';
import { asksThreshold } from './thresholds.ts';

const proseKind: SectionKind = { kind: 'prose' };

/**
 * Drafts an application exclusively from the organization's own statements. Each statement appears unchanged in at most
 * one section, sections follow the funder's order and limits, and missing facts are marked as gaps. Yields one section
 * at a time.
 */
export async function* draftSections(
  material: DraftMaterial,
  model: DraftModel,
): AsyncGenerator<DraftedSection> {
  const sections = planSections(material);
  const statements = gatherStatements(material);
  const relevance = await scoreRelevance(statements, sections, material, model);
  const kinds = classifySections(sections, relevance);

  const request = findRequest(statements);
  const costs = findItemizedCosts(statements, relevance);
  const table = buildBudgetBlocks(costs, request);
  const budgetIndex =
    table.length > 0 ? kinds.findIndex(({ kind }) => kind === 'budget' || kinds.length === 1) : -1;
  const summaryIndex = kinds.findIndex(({ kind }) => kind === 'summary' || kinds.length === 1);
  const introductionIndex = findIndexOfMax(sections, (index) =>
    takesStatements(kinds[index] ?? proseKind) && index !== budgetIndex
      ? relevance.asks(index, 'summary') + relevance.asks(index, 'organization')
      : -1,
  );
  const placed = assignStatements(statements, sections, relevance, {
    isOpen: (section) => takesStatements(kinds[section] ?? proseKind),
    isInTable: (statement) =>
      budgetIndex >= 0 &&
      (costs.statements.has(statement) || isOnlyRequest(statement.text, request)),
  });

  const { name, foundedYear } = material.organizationInfo;
  const placedTexts = placed
    .flat()
    .flatMap((placement) => placement.statements.map((index) => statements[index]?.text ?? ''));
  const isPlaced = (words: string) =>
    placedTexts.some((text) => comparable(text).includes(comparable(words)));
  const writeOpening = (index: number): RichBlock[] => {
    if (index === summaryIndex && request)
      return [createParagraph(writeRequestSentence(material, request.written))];
    const isAboutApplicant = relevance.asks(index, 'organization') >= asksThreshold;
    const needsIntroduction =
      index === introductionIndex &&
      (!isPlaced(name) || (isAboutApplicant && foundedYear && !isPlaced(`${foundedYear}`)));
    return needsIntroduction ? [createParagraph(writeApplicantSentence(material))] : [];
  };
  const parts = sections.map((plan, index) => {
    const opening = writeOpening(index);
    const costs = index === budgetIndex ? table : [];
    const existingText = documentToText([...opening, ...costs]);
    const placements = fitToLimit(placed[index] ?? [], statements, plan.limit, existingText);
    return { index, plan, kind: kinds[index] ?? proseKind, opening, costs, placements };
  });
  const drafting = {
    material,
    statements,
    relevance,
    placedStatements: parts.flatMap(({ placements }) =>
      placements.flatMap((placement) => [...placement.statements]),
    ),
    request: request?.written,
    asked: new Set<string>(),
  };
  for (const part of parts) yield draftSection(part, drafting);
}

/** Returns the index of the highest value, or the first such index. */
function findIndexOfMax(entries: readonly unknown[], valueOf: (index: number) => number): number {
  const values = entries.map((_, index) => valueOf(index));
  return values.indexOf(Math.max(...values));
}

/** Whether a statement consists of only the requested amount, possibly with its question. */
const isOnlyRequest = (text: string, request: MoneyItem | undefined): boolean =>
  request !== undefined &&
  /^(?:[^?]*\?)?\s*[^\s]+\.?$/.test(text) &&
  text.includes(request.written);
