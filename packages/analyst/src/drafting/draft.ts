import { documentText, type RichBlock } from '@grantwright/shared/richtext';
import { comparable } from '../text/normalize.ts';
import { allocate } from './allocate.ts';
import { paragraph } from './blocks.ts';
import { budgetBlocks } from './budget.ts';
import { draftSection } from './draft-section.ts';
import { keepWithin } from './keep-within.ts';
import type { DraftedSection, DraftMaterial } from './material.ts';
import { itemizedCosts, requestIn } from './money-items.ts';
import { openingOf } from './opening.ts';
import { type DraftModel, judgeRelevance } from './relevance.ts';
import { kindsOf, takesStatements } from './section-kind.ts';
import { planSections } from './section-plan.ts';
import { gatherStatements } from './statements.ts';

/**
 * Drafts an application from what the organization said and nothing else: every statement is in at most one section,
 * in its writer's words; sections are in the funder's order and within the funder's limits; what is missing is asked
 * for by marks of gaps. Sections come one by one.
 */
export async function* draft(
  material: DraftMaterial,
  model: DraftModel,
): AsyncGenerator<DraftedSection> {
  const sections = planSections(material);
  const statements = gatherStatements(material);
  const relevance = await judgeRelevance(statements, sections, material, model);
  const kinds = kindsOf(sections, relevance);

  const request = requestIn(statements);
  const costs = itemizedCosts(statements, relevance);
  const table = budgetBlocks(costs, request);
  const budgetAt = table.length > 0 ? kinds.findIndex(({ kind }) => kind === 'budget') : -1;
  const placed = allocate(statements, sections, relevance, {
    isOpen: (section) => takesStatements(kinds[section] ?? { kind: 'prose' }),
    isTold: (statement) => budgetAt >= 0 && costs.statements.has(statement),
  });

  const isNamed = placed
    .flat()
    .flatMap((each) => each.statements)
    .some((at) =>
      comparable(statements[at]?.text ?? '').includes(comparable(material.organizationInfo.name)),
    );
  const firstProse = kinds.findIndex(({ kind }) => kind === 'summary' || kind === 'prose');
  const aheadOf = (at: number): RichBlock[] => {
    if (at === budgetAt) return table;
    const opens = at === firstProse && (!isNamed || (kinds[at]?.kind === 'summary' && request));
    return opens ? [paragraph(openingOf(material, request?.written))] : [];
  };
  const parts = sections.map((plan, index) => {
    const ahead = aheadOf(index);
    const kept = keepWithin(placed[index] ?? [], statements, plan.limit, documentText(ahead));
    return { index, plan, kind: kinds[index] ?? { kind: 'prose' as const }, ahead, kept };
  });
  const drafting = {
    material,
    statements,
    relevance,
    drafted: parts.flatMap(({ kept }) => kept.flatMap((each) => [...each.statements])),
    request: request?.written,
    asked: new Set<string>(),
  };
  for (const each of parts) yield draftSection(each, drafting);
}
