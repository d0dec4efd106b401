import { documentText, gapMark, type RichBlock } from '@grantwright/shared/richtext';
import type { Placed } from './allocate.ts';
import { labeledTable, paragraph } from './blocks.ts';
import { arrange, composeBlocks } from './compose-section.ts';
import { findGaps, questionFrom } from './find-gaps.ts';
import type { DraftedSection, DraftMaterial } from './material.ts';
import {
  type FactName,
  factAsked,
  knownFact,
  labelOf,
  profileRows,
  questionOf,
} from './profile-facts.ts';
import type { Relevance } from './relevance.ts';
import type { SectionKind } from './section-kind.ts';
import { fits } from './section-limit.ts';
import type { SectionPlan } from './section-plan.ts';
import type { Statement } from './statement.ts';
import { answersFrom } from './thresholds.ts';

/** What a section is made of. */
export type SectionParts = {
  index: number;
  plan: SectionPlan;
  kind: SectionKind;
  /** Blocks that come before the statements: the opening, or the table of costs. */
  ahead: readonly RichBlock[];
  kept: readonly Placed[];
};

/** What all sections of a draft share. */
export type Drafting = {
  material: DraftMaterial;
  statements: readonly Statement[];
  relevance: Relevance;
  /** All statements of the draft. */
  drafted: readonly number[];
  /** The amount that the applicant asks for, as it is written. */
  request: string | undefined;
  /** Questions of earlier sections, in comparable form. */
  asked: Set<string>;
};

const attachmentQuestion = (name: string): string =>
  `Which file will you attach for “${questionFrom(name)}”?`;

/** Drafts one section: what it states, then marks of its gaps. */
export function draftSection(parts: SectionParts, drafting: Drafting): DraftedSection {
  const { plan, kind, kept } = parts;
  const { name } = plan;
  const known = (fact: FactName): string =>
    fact === 'amount' && drafting.request
      ? drafting.request
      : knownFact(fact, drafting.material.organizationInfo);
  if (kind.kind === 'fact') {
    const value = known(kind.fact);
    return value && fits(value, plan.limit)
      ? { name, blocks: [paragraph(value)] }
      : { name, blocks: withGaps([], [questionOf(kind.fact)], plan) };
  }
  if (kind.kind === 'attachment' && kept.length === 0)
    return { name, blocks: withGaps([], [attachmentQuestion(name)], plan) };
  const written = [
    ...parts.ahead,
    ...factBlocks(parts, drafting, known),
    ...prose(parts, drafting),
  ];
  const gaps = findGaps(
    plan,
    openPrompts(parts, drafting, known),
    written.length === 0,
    drafting.asked,
  );
  return { name, blocks: withGaps(written, gaps, plan) };
}

/** Plain facts that the section asks for, as far as they are known. */
function factBlocks(
  { plan, kind }: SectionParts,
  { material }: Drafting,
  known: (fact: FactName) => string,
): RichBlock[] {
  if (kind.kind === 'identity') {
    const rows = profileRows(material.organizationInfo);
    return rows.length > 0 ? [labeledTable(rows)] : [];
  }
  const facts = [...new Set(plan.prompts.flatMap((prompt) => factAsked(prompt) ?? []))];
  const rows = facts
    .map((fact): [string, string] => [labelOf(fact), known(fact)])
    .filter(([, value]) => value !== '');
  return rows.length > 0 ? [labeledTable(rows)] : [];
}

function prose(
  { index, plan, kept }: SectionParts,
  { statements, relevance }: Drafting,
): RichBlock[] {
  const promptOf = (statement: number): number => {
    const scores = plan.prompts.map((_, prompt) => relevance.ofPrompt(statement, index, prompt));
    const best = Math.max(0, ...scores);
    return best < answersFrom ? Infinity : scores.indexOf(best);
  };
  return composeBlocks(arrange(kept, statements, promptOf));
}

/** The prompts of a section that nothing in the draft answers. */
function openPrompts(
  { index, plan }: SectionParts,
  { relevance, drafted }: Drafting,
  known: (fact: FactName) => string,
) {
  return plan.prompts.flatMap((prompt, at) => {
    const fact = factAsked(prompt);
    if (fact && known(fact)) return [];
    const answered = Math.max(
      0,
      ...drafted.map((statement) => relevance.ofPrompt(statement, index, at)),
    );
    return answered < answersFrom ? [{ prompt, answered }] : [];
  });
}

/** The blocks with the marks of gaps that the section has room for; an empty section has at least one. */
function withGaps(
  blocks: readonly RichBlock[],
  questions: readonly string[],
  { limit }: Pick<SectionPlan, 'limit'>,
): RichBlock[] {
  const all = [...blocks];
  for (const question of questions) {
    const mark = paragraph(gapMark(question));
    if (all.length === 0 || fits(documentText([...all, mark]), limit)) all.push(mark);
  }
  return all;
}
