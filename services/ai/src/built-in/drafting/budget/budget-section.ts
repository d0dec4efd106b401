import type { RichBlock } from '@grantwright/shared/richtext';
import { formatMoney, type Money } from '../../../text/money.ts';
import { paragraph } from '../sections/compose-section.ts';
import { budgetTable, totalOf, yearTable } from './budget-table.ts';
import type { MoneyItems } from './money-items.ts';
import { type Request, totalRequested } from './request.ts';

const sum = (amounts: Money[]): number => amounts.reduce((all, { amount }) => all + amount, 0);

/** What is asked for: in a year and in all, where that is not the same. */
const askedFor = (request: Request | undefined, money: MoneyItems): number[] => {
  const stated = request ? [totalRequested(request), request.amount] : [];
  return stated.length > 0 ? stated : money.asked ? [money.asked.amount] : [];
};

/** What does not add up in a budget, as a question. */
const budgetGap = (money: MoneyItems, asked: number[]): string | undefined => {
  const currency = money.items[0]?.currency ?? 'USD';
  const written = (amount: number): string => formatMoney({ amount, currency });
  const costs = totalOf(money.items);
  const stated = money.statedTotals[0];
  const others = sum(money.support);
  const [all] = asked;
  // What is asked for and what others give make up the whole.
  if (stated && all !== undefined && asked.includes(costs) && all + others === stated.amount)
    return undefined;
  if (stated && stated.amount !== costs)
    return `The costs come to ${written(costs)}, and you name ${formatMoney(stated)}: which is right, or who pays the rest?`;
  if (stated && all === undefined) return undefined;
  if (all === undefined) return `Do you ask for the whole ${written(costs)}?`;
  const covered = all + others;
  if (asked.includes(costs) || covered === costs) return undefined;
  if (covered < costs && money.rest) return undefined;
  if (covered < costs && others > 0)
    return `The costs come to ${written(costs)}; you ask for ${written(all)} and have ${written(others)}: who pays the remaining ${written(costs - covered)}?`;
  return `The costs come to ${written(costs)}, and you name ${written(all)}: which is right, or who pays the rest?`;
};

/** How the sum of the items stands to what is asked for. */
const comparison = (money: MoneyItems, asked: number[]): string => {
  const currency = money.items[0]?.currency ?? 'USD';
  const costs = totalOf(money.items);
  const written = formatMoney({ amount: costs, currency });
  const [all] = asked;
  if (all === undefined) return `The costs come to ${written} in all.`;
  if (all === costs) return `The items below come to ${written}, the amount that we ask for.`;
  if (asked.includes(costs)) return `The items below come to ${written} for one year.`;
  return `The items below come to ${written}; we ask for ${formatMoney({ amount: all, currency })}.`;
};

/** The tables of a budget section, its sums in words, and a question where they do not agree. */
export const budgetSection = (
  money: MoneyItems,
  request: Request | undefined,
): { blocks: RichBlock[]; text: string; gaps: string[] } => {
  const asked = askedFor(request, money);
  const blocks: RichBlock[] = [];
  const said: string[] = [];
  const gaps: string[] = [];
  if (money.items.length > 0) {
    const lead = comparison(money, asked);
    const total = formatMoney({
      amount: totalOf(money.items),
      currency: money.items[0]?.currency ?? 'USD',
    });
    const gap = budgetGap(money, asked);
    blocks.push(paragraph(lead), budgetTable(money.items));
    said.push(lead, `ask ${total} ${total}`);
    if (gap) gaps.push(gap);
  }
  if (request?.years) {
    const all = formatMoney({ amount: totalRequested(request), currency: request.currency });
    const lead = `Over ${request.years} years, the request comes to ${all}.`;
    blocks.push(paragraph(lead), yearTable(request, request.years));
    said.push(lead);
  }
  return { blocks, text: said.join(' '), gaps };
};
