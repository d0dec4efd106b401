import { formatGap, type RichBlock } from '@grantwright/shared/richtext';
import { fitsLimit, measureBlocks, measureText } from '@grantwright/shared/submission';
import type { PlacedStatements } from './assign-statements.ts';
import { createLabeledTable, createParagraph } from './blocks.ts';
import { arrange, composeBlocks } from './compose-section.ts';
import { findGaps, createQuestion } from './find-gaps.ts';
import type { DraftedSection, DraftMaterial } from './draft-material.ts';
import {
  type FactName,
  findAskedFacts,
  findKnownFact,
  getLabel,
  listProfileRows,
  getQuestion,
} from './profile-facts.ts';
import type { Relevance } from './relevance.ts';
import type { SectionKind } from './section-kind.ts';
import type { SectionPlan } from './section-plan.ts';
import type { Statement } from './statement.ts';
import { answeredThreshold, asksThreshold } from './thresholds.ts';

/** A section with the content selected for it. */
export type SectionParts = {
  index: number;
  plan: SectionPlan;
  kind: SectionKind;
  opening: readonly RichBlock[];
  /** The budget table. Empty in all sections but one. */
  costs: readonly RichBlock[];
  placements: readonly PlacedStatements[];
};

/** State shared by all sections of a draft. */
export type DraftContext = {
  material: DraftMaterial;
  statements: readonly Statement[];
  relevance: Relevance;
  /** Indices of the statements placed anywhere in the draft. */
  placedStatements: readonly number[];
  /** The requested amount as written. */
  request: string | undefined;
  /** Questions asked in earlier sections, normalized for comparison. */
  asked: Set<string>;
};

const writeAttachmentQuestion = (name: string): string =>
  `Which file will you attach for “${createQuestion(name)}”?`;

/** Drafts one section: its content, then its gaps. */
export function draftSection(parts: SectionParts, context: DraftContext): DraftedSection {
  const { plan, kind, placements } = parts;
  const { name } = plan;
  const findFactValue = (fact: FactName): string =>
    fact === 'amount' && context.request
      ? context.request
      : findKnownFact(fact, context.material.organizationInfo);
  if (kind.kind === 'fact') {
    const value = findFactValue(kind.fact);
    return value && fitsLimit(measureText(value), plan.limit)
      ? { name, blocks: [createParagraph(value)] }
      : { name, blocks: appendGaps([], [getQuestion(kind.fact)], plan) };
  }
  if (kind.kind === 'attachment' && placements.length === 0)
    return { name, blocks: appendGaps([], [writeAttachmentQuestion(name)], plan) };
  const proseBlocks = buildProse(parts, context);
  const facts = buildFactBlocks(parts, context, findFactValue);
  const isEmpty = [...proseBlocks, ...facts, ...parts.costs].length === 0;
  const contentBlocks = [
    ...parts.opening,
    ...facts,
    // A budget section starts with the table.
    ...(kind.kind === 'budget'
      ? [...parts.costs, ...proseBlocks]
      : [...proseBlocks, ...parts.costs]),
  ];
  const unansweredPrompts = findOpenPrompts(parts, context, findFactValue);
  const gaps = findGaps(plan, unansweredPrompts, isEmpty, context.asked);
  return { name, blocks: appendGaps(contentBlocks, gaps, plan) };
}

/** Builds a table of the known facts requested by the section. */
function buildFactBlocks(
  { plan, kind }: SectionParts,
  { material }: DraftContext,
  factValue: (fact: FactName) => string,
): RichBlock[] {
  if (kind.kind === 'identity') {
    const rows = listProfileRows(material.organizationInfo);
    return rows.length > 0 ? [createLabeledTable(rows)] : [];
  }
  const facts = [...new Set(plan.prompts.flatMap(findAskedFacts))];
  const rows = facts
    .map((fact): [string, string] => [getLabel(fact), factValue(fact)])
    .filter(([, value]) => value !== '');
  return rows.length > 0 ? [createLabeledTable(rows)] : [];
}

function buildProse(
  { index, plan, placements }: SectionParts,
  { statements, relevance }: DraftContext,
): RichBlock[] {
  const findBestPrompt = (statement: number): number => {
    const scores = plan.prompts.map((_, prompt) => relevance.toPrompt(statement, index, prompt));
    const best = Math.max(0, ...scores);
    return best < answeredThreshold ? Infinity : scores.indexOf(best);
  };
  return composeBlocks(arrange(placements, statements, findBestPrompt));
}

/** Finds the prompts of a section that remain unanswered in the draft. */
function findOpenPrompts(
  { index, plan, costs }: SectionParts,
  { relevance, placedStatements }: DraftContext,
  factValue: (fact: FactName) => string,
) {
  return plan.prompts.flatMap((prompt, promptIndex) => {
    const facts = findAskedFacts(prompt);
    if (facts.length > 0)
      return facts
        .filter((fact) => !factValue(fact))
        .map((fact) => ({ prompt: getQuestion(fact), answered: 0 }));
    if (costs.length > 0 && relevance.promptAsks(index, promptIndex, 'budget') >= asksThreshold)
      return [];
    const answerProbability = relevance.answered(placedStatements, index, promptIndex);
    return answerProbability < answeredThreshold ? [{ prompt, answered: answerProbability }] : [];
  });
}

/**
 * Appends as many gaps as the length limit allows, assuming that an answer is as long as its question. An empty section
 * always gets at least one.
 */
function appendGaps(
  blocks: readonly RichBlock[],
  questions: readonly string[],
  { limit }: Pick<SectionPlan, 'limit'>,
): RichBlock[] {
  const all = [...blocks];
  let answered = [...blocks];
  for (const question of questions) {
    const withAnswer = [...answered, createParagraph(question)];
    if (all.length > 0 && !fitsLimit(measureBlocks(withAnswer), limit)) continue;
    all.push(createParagraph(formatGap(question)));
    answered = withAnswer;
  }
  return all;
}
