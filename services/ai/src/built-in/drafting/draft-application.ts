import type { RichBlock } from '@grantwright/shared/richtext';
import type { DraftedSection, DraftInput } from '../../providers/provider.ts';
import { findMoney, formatMoney, type Money } from '../../text/money.ts';
import { budgetTable, totalOf } from './budget/budget-table.ts';
import { type MoneyItems, moneyItems } from './budget/money-items.ts';
import { findSectionGaps } from './gaps/find-section-gaps.ts';
import { gatherStatements } from './gather-statements.ts';
import { identityTable } from './identity-table.ts';
import { allocate, type Placed } from './sections/allocate.ts';
import { composeSection, paragraph, withGaps } from './sections/compose-section.ts';
import { statement, type Statement } from './statements/statement.ts';
import { summaryLead } from './summary-lead.ts';
import { type Topic, topicsAsked } from './topics.ts';
import { planSections, type SectionPlan } from './sections/plan-sections.ts';

export type Draft = {
  /** One drafted section after the other, in the funder's order. */
  sections: () => Generator<DraftedSection>;
  names: string[];
};

type Extra = { blocks: RichBlock[]; text: string; gaps: string[] };

const nothing: Extra = { blocks: [], text: '', gaps: [] };

/** What another section asks about is asked there. */
const elsewhere = (plans: SectionPlan[], at: number): ReadonlySet<Topic> =>
  new Set(plans.flatMap(({ asks }, other) => (other !== at && asks[0] ? [asks[0]] : [])));

/** True when the lead says already what a statement says. */
const within = (said: Statement, lead: Statement): boolean => {
  const stems = new Set(lead.stems);
  const own = [...new Set(said.stems)].filter((stem) => stem !== 'project' && stem !== 'run');
  return own.length > 0 && own.filter((stem) => stems.has(stem)).length / own.length >= 0.8;
};

/** It weighs more than anything else that a summary may say, and stands first. */
const leading = (text: string): Placed => ({
  statement: statement({ text, origin: 'profile', order: -1 }, { summary: 4, ask: 4 }, 'known'),
  score: 100,
});

/** The amount that the organization says it asks for. */
const requested = (statements: Statement[]): Money | undefined =>
  findMoney(statements.find(({ topics }) => (topics.ask ?? 0) >= 3)?.text ?? '')[0];

const sum = (amounts: Money[]): number => amounts.reduce((all, { amount }) => all + amount, 0);

/** What does not add up in a budget, as a question. */
const budgetGap = (money: MoneyItems, asked: Money | undefined): string | undefined => {
  const currency = money.items[0]?.currency ?? 'USD';
  const written = (amount: number): string => formatMoney({ amount, currency });
  const costs = totalOf(money.items);
  const stated = money.statedTotals[0];
  const others = sum(money.support);
  if (stated && stated.amount !== costs)
    return `The costs come to ${written(costs)}, and you name ${formatMoney(stated)}: which is right, or who pays the rest?`;
  if (stated && !asked) return undefined;
  if (!asked) return `Do you ask for the whole ${written(costs)}?`;
  const covered = asked.amount + others;
  if (asked.amount === costs || covered === costs) return undefined;
  if (covered < costs && others > 0)
    return `The costs come to ${written(costs)}; you ask for ${formatMoney(asked)} and have ${written(others)}: who pays the remaining ${written(costs - covered)}?`;
  return `The costs come to ${written(costs)}, and you name ${formatMoney(asked)}: which is right, or who pays the rest?`;
};

/** The budget table, and a question where its sum and what is asked for differ. */
const budgetExtra = (money: MoneyItems, asked: Money | undefined): Extra => {
  const { items } = money;
  const total = formatMoney({ amount: totalOf(items), currency: items[0]?.currency ?? 'USD' });
  const gap = budgetGap(money, money.asked ?? asked);
  const gaps = gap ? [gap] : [];
  const lead = `The costs come to ${total} in all.`;
  return {
    blocks: [paragraph(lead), budgetTable(items)],
    text: `${lead} ask ${total} ${total}`,
    gaps,
  };
};

/** From here on a statement counts as an answer to what is asked about its topic. */
const strongly = 1.5;

const firstAsking = (plans: SectionPlan[], topic: 'budget' | 'identity'): number =>
  plans.findIndex(({ asks }) => asks[0] === topic);

/** Not the sheet for somebody else's part of the money. */
const ownBudget = (plans: SectionPlan[]): number => {
  const own = plans.findIndex(
    ({ asks, name }) =>
      asks[0] === 'budget' &&
      !/\b(?:sub-?awards?|consultants?|sub-?recipients?|subcontracts?)\b/i.test(name),
  );
  return own >= 0 ? own : firstAsking(plans, 'budget');
};

/**
 * Drafts an application out of what the organization said and nothing else: every statement stands in
 * one section, in the funder's order and within the funder's limits, and what is missing is asked for.
 */
export const draftApplication = (input: DraftInput): Draft => {
  const plans = planSections(input.sections, input.details);
  const money = moneyItems(input.organizationInfo, input.answers);
  const budgetAt = money.items.length > 0 ? ownBudget(plans) : -1;
  const statements = gatherStatements(input, budgetAt >= 0 ? money.lines : []);
  const abstractAt = plans.findIndex(
    ({ asks, name }) => asks[0] === 'summary' && topicsAsked(name).summary,
  );
  const summaryAt = abstractAt >= 0 ? abstractAt : plans.findIndex(({ frame }) => frame);
  const lead = summaryAt >= 0 ? summaryLead(input.organizationInfo.name, statements) : undefined;
  const placed = allocate(statements, plans, input.details);
  if (lead) {
    const first = leading(lead);
    const others = (placed[summaryAt] ?? []).filter(
      (other) => !within(other.statement, first.statement),
    );
    placed[summaryAt] = [first, ...others];
  }
  const identityAt = firstAsking(plans, 'identity');
  const table = identityAt >= 0 ? identityTable(input.organizationInfo) : undefined;

  const extraFor = (at: number): Extra => {
    if (at === budgetAt) return budgetExtra(money, requested(statements));
    if (at === identityAt && table) return { blocks: [table], text: 'contact person', gaps: [] };
    return nothing;
  };

  const told = (topic: Topic): string =>
    placed
      .flat()
      .filter(({ statement: said }) => (said.topics[topic] ?? 0) >= strongly)
      .map(({ statement: said }) => `${said.series?.lead ?? ''} ${said.text}`)
      .concat(topic === 'budget' && budgetAt >= 0 ? extraFor(budgetAt).text : '')
      .join('\n');

  function* sections(): Generator<DraftedSection> {
    const asked = new Set<string>();
    for (const [at, plan] of plans.entries()) {
      const extra = extraFor(at);
      const composed = composeSection(placed[at] ?? [], plan);
      const said = [extra.text, composed.text].filter(Boolean).join('\n');
      const gaps = [
        ...extra.gaps,
        ...findSectionGaps({
          section: plan,
          text: said,
          asked,
          elsewhere: elsewhere(plans, at),
          told,
        }),
      ];
      for (const gap of gaps) asked.add(gap);
      const written = { blocks: [...composed.blocks, ...extra.blocks], text: said };
      yield { name: plan.name, blocks: withGaps(written, gaps, plan) };
    }
  }
  return { sections, names: plans.map(({ name }) => name) };
};
