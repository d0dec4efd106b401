import type { Budget } from '../../../contract/index.ts';
import { documentToHtml } from '../../../richtext/index.ts';
import { buildBudgetTable } from '../../budget/build-budget-table.ts';
import { findFindings } from '../find-findings.ts';
import { aReadinessInput } from './builders.ts';

export type BudgetCase = {
  lines: Budget['lines'];
  text: string;
  /** HTML after the text. */
  rest: string;
  details: NonNullable<NonNullable<Parameters<typeof aReadinessInput>[0]>['details']>;
  requestedAmount?: number;
};

/** Returns a budget that follows the funder's rules and agrees with the text. */
export const rightBudget = (): BudgetCase => ({
  lines: [
    {
      item: 'Program coordinator',
      basis: '0.5 FTE at $48,000',
      cost: 24_000,
      requested: 24_000,
    },
    {
      item: '2 case managers',
      basis: '2 x $15,000',
      cost: 30_000,
      requested: 10_000,
      other: 20_000,
    },
    {
      item: 'Office supplies',
      basis: '12 months at $500 per month',
      cost: 6_000,
      requested: 6_000,
      other: 0,
    },
    { item: 'Indirect costs', basis: '10% of direct costs', cost: 4_000, requested: 4_000 },
  ],
  text:
    'Harbor House requests $44,000 from the Shelter Fund. The total project cost is $64,000. ' +
    'We will hire two case managers. Office supplies: $6,000.',
  rest: '',
  details: {
    award: {
      floor: { amount: 10_000, currency: 'USD' },
      ceiling: { amount: 50_000, currency: 'USD' },
    },
    budgetRules: { match: { percent: 25 }, indirect: { percent: 10 } },
  },
});

export const toInputFields = ({ lines, text, rest, details, requestedAmount }: BudgetCase) => ({
  html: `<h2>Need</h2><p>Six in ten.</p><h2>Budget</h2><p>${text}</p>${rest}`,
  details,
  submission: { requestedAmount, budget: { currency: 'USD', lines } },
});

export type BudgetChange = (budgetCase: BudgetCase) => void;

export const findBudgetFindings = (change: BudgetChange = () => undefined) => {
  const budgetCase = rightBudget();
  change(budgetCase);
  return findFindings(aReadinessInput(toInputFields(budgetCase)));
};
export const formatBudgetFindings = (change?: BudgetChange) =>
  findBudgetFindings(change).map(({ level, text }) => `${level}: ${text}`);

export const editLine =
  (index: number, change: Partial<Budget['lines'][number]>): BudgetChange =>
  ({ lines }) =>
    void Object.assign(lines[index] ?? {}, change);
export const rewordText =
  (before: string, after: string): BudgetChange =>
  (budgetCase) =>
    void (budgetCase.text = budgetCase.text.replace(before, after));
export const buildTableHtml = (lines: Budget['lines']) =>
  documentToHtml([buildBudgetTable({ currency: 'USD', lines })]);
