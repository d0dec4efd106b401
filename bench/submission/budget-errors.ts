/**
 * Plants errors in budgets with the cost lines of real proposals and looks for them with "Ready to send?":
 *   npm run bench -- submission/budget-errors FOLDER
 * FOLDER is a corpus as described in packages/analyst/training/README.md. Prints each error that is not found, and each
 * finding about the budget before an error is planted.
 */
import { parseArgs } from 'node:util';
import type { AnalysisDetails, Budget } from '@grantwright/shared/contract';
import { documentToHtml, documentToText, htmlToDocument } from '@grantwright/shared/richtext';
import {
  buildBudgetTable,
  findFindings,
  formatAmount,
  sumBudget,
} from '@grantwright/shared/submission';
import { readProposals } from './proposals.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const budgetCount = 20;
const linesPerBudget = 4;

type Line = Budget['lines'][number];
type Case = { lines: Line[]; text: string; details: AnalysisDetails; requestedAmount: number };

/** A cost line in a proposal: "Travel: $1,200", or a row with the amount in its last cell. */
const costLine = /^[-•*\s]*([A-Z][\w ,/&'’-]{4,50}?)[\s:|–-]+\$(\d{1,3}(?:,\d{3})+|\d{3,6})\b/;

async function readCostLines(corpus: string): Promise<Line[]> {
  const proposals = await readProposals(corpus);
  const lines = proposals.flatMap(({ document }) =>
    documentToText(document)
      .split('\n')
      .flatMap((text): Line[] => {
        const [, item = '', amount = ''] = costLine.exec(text.replaceAll('\t', ' | ')) ?? [];
        const cost = Number(amount.replaceAll(',', ''));
        const isOwnCost = cost > 0 && !/total|request|budget|indirect|overhead/i.test(item);
        return isOwnCost ? [{ item: item.trim(), cost, requested: cost, other: 0 }] : [];
      }),
  );
  return [...new Map(lines.map((line) => [line.item.toLowerCase(), line])).values()];
}

function createCase(costs: readonly Line[]): Case {
  const match = Math.ceil(sumBudget([...costs]).requested / 4);
  const lines: Line[] = [
    ...costs.map((line) => ({ ...line })),
    { item: '2 case managers', cost: 8_000 + match, requested: 8_000, other: match },
    { item: 'Indirect costs', cost: 500, requested: 500, other: 0, isIndirect: true },
  ];
  const { requested, cost } = sumBudget(lines);
  const [first] = costs;
  return {
    lines,
    text:
      `We request ${formatAmount(requested, 'USD')}. The total project cost is ${formatAmount(cost, 'USD')}. ` +
      `We will hire two case managers. ${first?.item}: ${formatAmount(first?.cost ?? 0, 'USD')}.`,
    requestedAmount: requested,
    details: {
      ...{ provider: 'built-in', isCall: true, requirements: [], sections: [], questions: [] },
      notes: [],
      award: { ceiling: { amount: requested, currency: 'USD' } },
      budgetRules: { match: { percent: 15 }, indirect: { percent: 10 } },
    },
  };
}

const dollars = /\$[\d,]+/;
const errors: Record<string, (budget: Case) => void> = {
  'a line that does not add up': ({ lines: [line] }) => line && (line.requested += 1_000),
  'a line entered twice': ({ lines }) => lines.push(...lines.slice(0, 1)),
  'a request above the maximum': ({ details, requestedAmount }) =>
    (details.award = { ceiling: { amount: requestedAmount - 10, currency: 'USD' } }),
  'a missing match': ({ details }) => (details.budgetRules = { match: { percent: 90 } }),
  'indirect costs above the maximum': ({ details }) =>
    (details.budgetRules = { indirect: { percent: 0.2 } }),
  'another request in the text': (budget) =>
    (budget.text = budget.text.replace(dollars, formatAmount(budget.requestedAmount - 90, 'USD'))),
  'another total in the text': (budget) =>
    (budget.text = budget.text.replace(/(total project cost is )\$[\d,]+/, '$1$999,990')),
  'another amount of an item in the text': (budget) =>
    (budget.text = budget.text.replace(/\$[\d,]+\.$/, '$77.')),
  'another number of staff in the text': (budget) =>
    (budget.text = budget.text.replace('two case', 'five case')),
  'another request than the table': (budget) => (budget.requestedAmount -= 50),
};

function findBudgetFindings({ lines, text, details, requestedAmount }: Case, table: Line[]) {
  const html = documentToHtml([buildBudgetTable({ currency: 'USD', lines: table })]);
  return findFindings({
    title: 'Winter meals',
    grantProgram: 'Shelter Fund',
    organizationInfo: { name: 'Cobalt Lane Learning Center', taxId: '84-7261530' },
    now: new Date('2026-11-01T10:00:00.000Z'),
    document: htmlToDocument(`<h2>Budget</h2><p>${text}</p>${html}`),
    details,
    submission: { requestedAmount, budget: { currency: 'USD', lines } },
  }).filter(({ rule }) => /budget|request|table/.test(rule));
}

async function main(): Promise<void> {
  const [corpus] = positionals;
  if (!corpus) throw new Error('usage: budget-errors FOLDER');
  const costs = await readCostLines(corpus);
  const counts = { planted: 0, found: 0, unfounded: 0 };
  for (let index = 0; index < budgetCount; index += 1) {
    const own = Array.from(
      { length: linesPerBudget },
      (_, line) => costs[(index * 3 + line) % costs.length],
    ).filter((line) => line !== undefined);
    const right = createCase(own);
    const before = findBudgetFindings(right, right.lines);
    counts.unfounded += before.length;
    for (const { text } of before) console.log(`budget ${index}: ${text}`);
    for (const [name, plant] of Object.entries(errors)) {
      const budget = createCase(own);
      plant(budget);
      const found = findBudgetFindings(budget, budget.lines).length > before.length;
      counts.planted += 1;
      if (found) counts.found += 1;
      else console.log(`budget ${index}: ${name} is not found: ${budget.text}`);
    }
  }
  console.log(
    `${counts.found} of ${counts.planted} errors found in ${budgetCount} budgets with ${costs.length} real cost lines; ` +
      `${counts.unfounded} findings without one`,
  );
}

await main();
